import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { PROVEEDORES, type Proveedor } from '#shared/core/proveedores.ts';
import { modeloPorDefecto } from '#shared/ia/configuracion/modelos.ts';
import {
  CONTRATOS,
  type Contrato,
  isLenguaje,
  type Orden,
  PROVEEDORES_LENGUAJE,
  type ProveedorConfigurado,
  type Prueba,
  pruebaSchema,
} from '#shared/ia/configuracion/proveedor.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { Item, Table, Write } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import type { ClaveGuardada } from './clave-secreta.ts';
import { storePrueba } from './prueba.record.ts';

/**
 * The platform's providers of models, voice and image: one item each, once something about it was set.
 *
 * | Access                    | Key                                               |
 * | ------------------------- | ------------------------------------------------- |
 * | one provider              | PK `GLOBAL#PROVEEDORES`, SK `PROVEEDOR#<id>`      |
 * | their order               | PK `GLOBAL#PROVEEDORES`, SK `PROVEEDORES_ORDEN`   |
 * | all of them, with it      | PK `GLOBAL#PROVEEDORES`, SK from `PROVEEDOR#` to `PROVEEDORES_ORDEN` |
 *
 * Their lists of models stand beside them (`catalogo.repository.ts`).
 *
 * A key stands here encrypted, with its last four characters beside it for people.
 */
export const PROVEEDORES_PARTITION = 'GLOBAL#PROVEEDORES';
const PK = PROVEEDORES_PARTITION;
const keyOf = (proveedor: Proveedor) => ({ PK, SK: `PROVEEDOR#${proveedor}` });
const ordenKey = { PK, SK: 'PROVEEDORES_ORDEN' };

const ordenSchema = lazy(() =>
  z.object({
    proveedores: z.array(z.enum(PROVEEDORES_LENGUAJE)).default([]),
    version: z.number().int().default(0),
  }),
);

const recordSchema = lazy(() =>
  z.object({
    proveedor: z.enum(PROVEEDORES),
    claveCifrada: z.string().optional(),
    final: z.string().max(4).optional(),
    fechaClave: z.string().optional(),
    activo: z.boolean().default(true),
    modelo: z.string().nullable().optional(),
    contratoSinRetencion: z.enum(CONTRATOS).default('no_consta'),
    /** Models of ours, and the chosen one, that the provider no longer lists. */
    retirados: z.array(z.string()).default([]),
    prueba: pruebaSchema().optional(),
    version: z.number().int().default(0),
  }),
);

/** What is stored of a provider. */
export type ProveedorRecord = z.output<ReturnType<typeof recordSchema>>;

/** A new key begins without a try; null removes it. */
export function claveWrite(proveedor: Proveedor, clave: ClaveGuardada | null, now: Date): Write {
  const set = clave && { ...clave, fechaClave: now.toISOString() };
  return {
    update: keyOf(proveedor),
    set: { tipo: 'PROVEEDOR', proveedor, ...set },
    remove: ['prueba', 'fechaPrueba', ...(clave ? [] : ['claveCifrada', 'final', 'fechaClave'])],
  };
}

interface Ajuste {
  activo: boolean;
  modelo: string | null;
  contratoSinRetencion?: Contrato | undefined;
  version: number;
}

export function ajusteWrite(proveedor: Proveedor, { activo, modelo, contratoSinRetencion, version }: Ajuste): Write {
  return {
    update: keyOf(proveedor),
    set: {
      ...{ tipo: 'PROVEEDOR', proveedor, activo, modelo, version: version + 1 },
      ...(contratoSinRetencion && { contratoSinRetencion }),
    },
    if: version === 0 ? { version: { exists: false } } : { version: { eq: version } },
    orFail: versionObsoleta,
  };
}

/** What its list says of the models that may be called; undone when another key has taken the place of the asked one. */
export function retiradosWrite({ proveedor, claveCifrada }: ProveedorRecord, retirados: readonly string[]): Write {
  return { update: keyOf(proveedor), set: { retirados }, if: { claveCifrada: { eq: claveCifrada } } };
}

export function ordenWrite({ proveedores, version }: Orden): Write {
  return {
    put: { ...ordenKey, tipo: 'ORDEN_PROVEEDORES', proveedores, version: version + 1 },
    if: version === 0 ? { version: { exists: false } } : { version: { eq: version } },
    orFail: versionObsoleta,
  };
}

export function proveedorRepository(table: Table) {
  const read = (proveedor: Proveedor, item: Item | undefined) => recordSchema().parse(item ?? { proveedor });
  return {
    async get(proveedor: Proveedor): Promise<ProveedorRecord> {
      return read(proveedor, await table.get(keyOf(proveedor), { consistent: true }));
    },

    /** All six, those of which nothing is set too: the language models in the platform's order, then the others. */
    async listInOrden(): Promise<{ records: ProveedorRecord[]; orden: Orden }> {
      const { items } = await table.query({ pk: PK, sk: { between: ['PROVEEDOR#', ordenKey.SK] }, consistent: true });
      const { proveedores, version } = ordenSchema().parse(items.find(({ SK }) => SK === ordenKey.SK) ?? {});
      // One that the platform came to know after the order was set comes last.
      const orden = { proveedores: [...new Set([...proveedores, ...PROVEEDORES_LENGUAJE])], version };
      const records = [...new Set([...orden.proveedores, ...PROVEEDORES])].map((proveedor) =>
        read(
          proveedor,
          items.find((item) => item.proveedor === proveedor),
        ),
      );
      return { records, orden };
    },

    async list(): Promise<ProveedorRecord[]> {
      return (await this.listInOrden()).records;
    },

    async write(writes: readonly Write[]): Promise<void> {
      await table.write(writes);
    },

    /** Of the key that was tried; a failure after a success is told of. */
    async recordPrueba(record: ProveedorRecord, prueba: Prueba, deps: Pick<Deps, 'newId' | 'now'>): Promise<void> {
      const { proveedor } = record;
      const tell = (error: string) => eventWrite(deps, PK, 'ClaveFallida', { proveedor, error, empresaId: null });
      await storePrueba(table, keyOf(proveedor), record, prueba, tell);
    },
  };
}
export type ProveedorRepository = ReturnType<typeof proveedorRepository>;

/** As people see it: the key is a mask. */
export function withoutClave(record: ProveedorRecord): Omit<ProveedorConfigurado, 'catalogo'> {
  const {
    proveedor,
    claveCifrada,
    final = '',
    fechaClave,
    activo,
    modelo,
    contratoSinRetencion,
    prueba,
    version,
  } = record;
  return {
    proveedor,
    clave: claveCifrada ? `••••${final}` : '',
    fechaClave: fechaClave ?? null,
    activo,
    modelo: modelo === undefined ? modeloPorDefecto(proveedor) : modelo,
    contratoSinRetencion: isLenguaje(proveedor) ? contratoSinRetencion : null,
    prueba: prueba ?? null,
    version,
  };
}
