import type * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { ESTADOS_EMPRESA, isWritable } from '#shared/empresas/empresas/empresa.states.ts';
import {
  type CambioEstado,
  type Contexto,
  cambioEstadoSchema,
  contextoSchema,
  type Empresa,
  empresaSchema,
} from '#shared/empresas/empresas/empresa.ts';
import { normalizeTaxId } from '#shared/empresas/empresas/tax-id.ts';
import { companyPartition } from '../../core/company-table.ts';
import { type Item, NOT_EXISTS, type Table, type Write, type WriteOptions } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { empresaKey } from '../../entrada/empresa-estado.repository.ts';
import { empresaNoEncontrada, empresaSuspendida } from '../../entrada/entrada.errors.ts';
import {
  activasOf,
  type Resumen,
  resumenItem,
  resumenKey,
  resumenSchema,
  toLicencias,
} from '../licencias/licencia.record.ts';
import { empresaCifrasWrites, empresaPurgadaWrite, licenciasCifrasWrites } from '../plataforma/cifras.repository.ts';
import { actividadItem } from './actividad.repository.ts';
import { cifEnUso, subdominioEnUso } from './empresa.errors.ts';
import { empresaListadoRepository, listadoWrites, removeListadoWrites } from './empresa-listado.repository.ts';
import { type Uso, usoItem, usoRepository } from './uso.repository.ts';

/**
 * Companies. Their counters stand apart, so that booking an interview does not change the company's version:
 * `uso.repository.ts`.
 *
 * | Access                        | Key                                                        |
 * | ----------------------------- | ---------------------------------------------------------- |
 * | one company                   | PK `EMPRESA#<id>`, SK `EMPRESA`                            |
 * | lists and search              | `empresa-listado.repository.ts`                            |
 * | its changes of state          | PK `EMPRESA#<id>`, SK begins `ESTADO#` (ids sort by time)  |
 * | what it says about itself     | PK `EMPRESA#<id>`, SK `CONTEXTO`                           |
 * | tax id taken                  | PK `CIF#<country>#<id>`, SK `CIF` (guard)                  |
 * | subdomain taken               | PK `SUBDOMINIO#<subdominio>`, SK `SUBDOMINIO` (guard)      |
 */
const recordSchema = lazy(() => empresaSchema().omit({ limites: true, uso: true, licencias: true, ...contextoMask() }));
export type EmpresaRecord = z.output<ReturnType<typeof recordSchema>>;

const contextoMask = () =>
  Object.fromEntries(Object.keys(contextoSchema().shape).map((name) => [name, true])) as Record<keyof Contexto, true>;

const contextoKey = (id: string) => ({ PK: companyPartition(id), SK: 'CONTEXTO' });
const subdominioKey = (subdominio: string) => ({ PK: `SUBDOMINIO#${subdominio}`, SK: 'SUBDOMINIO' });
const cifKey = ({ pais, cif }: Pick<Empresa, 'pais' | 'cif'>) => ({
  PK: `CIF#${pais}#${normalizeTaxId(cif)}`,
  SK: 'CIF',
});

/** The company takes changes, in the transaction of a change: suspended and cancelled ones are read-only. */
export function writableCheck(empresaId: string): Write {
  return {
    check: empresaKey(empresaId),
    if: { estado: { in: ESTADOS_EMPRESA.filter(isWritable) } },
    orFail: (found) => (found ? empresaSuspendida() : empresaNoEncontrada(empresaId)),
  };
}

export function empresaRepository(table: Table) {
  async function find(id: string, options: { consistent?: boolean } = {}): Promise<EmpresaRecord | undefined> {
    const item = await table.get(empresaKey(id), options);
    return item && recordSchema().parse(item);
  }

  return {
    findUso: usoRepository(table).find,
    list: empresaListadoRepository(table).list,
    find,

    /** @throws AppError EMPRESA_NO_ENCONTRADA */
    async get(id: string): Promise<EmpresaRecord> {
      const found = await find(id);
      if (!found) throw empresaNoEncontrada(id);
      return found;
    },

    async findLicencias(id: string): Promise<Resumen | undefined> {
      const item = await table.get(resumenKey(id));
      return item && resumenSchema().parse(item);
    },

    async findContexto(id: string): Promise<Contexto> {
      return contextoSchema().parse(pick((await table.get(contextoKey(id))) ?? {}, contextoMask()));
    },

    async isSubdominioFree(subdominio: string): Promise<boolean> {
      return !(await table.get(subdominioKey(subdominio), { consistent: true }));
    },

    async listEstados(id: string, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const page = await table.query({
        pk: companyPartition(id),
        sk: { beginsWith: 'ESTADO#' },
        reverse: true,
        limit,
        cursor,
      });
      return { items: page.items.map((item) => cambioEstadoSchema().parse(item)), cursor: page.cursor };
    },

    async create(empresa: Empresa, alongside: readonly Write[]): Promise<void> {
      await table.write(
        [
          takeCif(empresa),
          takeSubdominio(empresa),
          { put: toItem(empresa), if: NOT_EXISTS },
          { put: usoItem(empresa), if: NOT_EXISTS },
          { put: actividadItem(empresa), if: NOT_EXISTS },
          { put: toContextoItem(empresa) },
          { put: resumenItem(empresa.id, empresa.licencias), if: NOT_EXISTS },
          ...listadoWrites(undefined, empresa),
          ...empresaCifrasWrites(undefined, empresa),
          ...licenciasCifrasWrites(activasOf({ ...empresa.licencias, emitidas: 0, terminadas: 0 })),
          ...alongside,
        ],
        { result: empresa },
      );
    },

    /** `previous` is the version that the change was made from; what else moves with the company comes alongside. */
    async update(
      previous: Empresa,
      empresa: Empresa,
      alongside: readonly Write[] = [],
      options?: WriteOptions,
    ): Promise<void> {
      const cifMoved = cifKey(previous).PK !== cifKey(empresa).PK;
      const subdominioMoved = previous.configuracion.subdominio !== empresa.configuracion.subdominio;
      await table.write(
        [
          {
            put: toItem(empresa),
            if: { version: { eq: previous.version } },
            orFail: (found) => (found ? versionObsoleta() : empresaNoEncontrada(empresa.id)),
          },
          { put: toContextoItem(empresa) },
          ...(cifMoved ? [takeCif(empresa), { delete: cifKey(previous) }] : []),
          ...(subdominioMoved ? [takeSubdominio(empresa), ...freeSubdominio(previous)] : []),
          ...listadoWrites(previous, empresa),
          ...empresaCifrasWrites(previous, empresa),
          ...alongside,
        ],
        options,
      );
    },
  };
}
export type EmpresaRepository = ReturnType<typeof empresaRepository>;

/** Removes a cancelled company itself, with all that stands for it elsewhere, when the rest of it is gone. */
export function purgeEmpresaWrites(empresa: Empresa, licencias: Resumen | undefined): Write[] {
  const { id, version } = empresa;
  const others = ['CONTEXTO', 'USO', 'SUSCRIPCION'].map((SK): Write => ({ delete: { PK: companyPartition(id), SK } }));
  return [
    { delete: empresaKey(id), if: { version: { eq: version }, estado: { eq: 'cancelada' } } },
    { delete: resumenKey(id), ...(licencias && { if: { terminadas: { eq: licencias.terminadas } } }) },
    ...others,
    { delete: cifKey(empresa) },
    ...freeSubdominio(empresa),
    ...removeListadoWrites(empresa),
    empresaPurgadaWrite(empresa),
    ...licenciasCifrasWrites(licencias ? -activasOf(licencias) : 0),
  ];
}

/** The company as the API shows it. */
export function toEmpresa(record: EmpresaRecord, uso: Uso, contexto: Contexto, licencias: Resumen): Empresa {
  return {
    ...record,
    ...contexto,
    limites: { usuarios: uso.limiteUsuarios, candidatos: uso.limiteCandidatos, entrevistas: uso.limiteEntrevistas },
    uso: { usuarios: uso.usuarios, candidatos: uso.candidatos, entrevistas: uso.entrevistas },
    licencias: toLicencias(licencias),
  };
}

export function estadoHistoryWrite(empresaId: string, cambio: CambioEstado): Write {
  return {
    put: { PK: companyPartition(empresaId), SK: `ESTADO#${cambio.id}`, tipo: 'ESTADO', ...cambio },
    cambios: [{ campo: 'estado', antes: cambio.desde, despues: cambio.hasta }],
  };
}

function takeCif(empresa: Empresa): Write {
  return {
    put: { ...cifKey(empresa), tipo: 'CIF', empresaId: empresa.id },
    if: NOT_EXISTS,
    orFail: () => cifEnUso(empresa.cif),
  };
}

function takeSubdominio({ id, configuracion: { subdominio = '' } }: Empresa): Write {
  return {
    put: { ...subdominioKey(subdominio), tipo: 'SUBDOMINIO', empresaId: id },
    if: NOT_EXISTS,
    orFail: () => subdominioEnUso(subdominio),
  };
}

function freeSubdominio({ configuracion: { subdominio } }: Empresa): Write[] {
  return subdominio ? [{ delete: subdominioKey(subdominio) }] : [];
}

function toItem(empresa: Empresa): Item {
  const { limites: _limites, uso: _uso, licencias: _licencias, ...rest } = empresa;
  return {
    ...empresaKey(empresa.id),
    tipo: 'EMPRESA',
    ...omit(rest, contextoMask()),
  };
}

function toContextoItem(empresa: Empresa): Item {
  return { ...contextoKey(empresa.id), tipo: 'CONTEXTO', ...pick(empresa, contextoMask()) };
}

function pick<T extends object>(from: T, mask: Record<string, true>): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name in mask)) as Partial<T>;
}

function omit<T extends object>(from: T, mask: Record<string, true>): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !(name in mask))) as Partial<T>;
}
