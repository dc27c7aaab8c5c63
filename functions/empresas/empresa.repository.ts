import * as z from 'zod';
import { fold } from '#shared/core/fold.ts';
import { lazy } from '#shared/core/lazy.ts';
import { type Empresa, type EmpresaResumen, empresaResumenSchema, empresaSchema } from '#shared/empresas/empresa.ts';
import { normalizeTaxId } from '#shared/empresas/tax-id.ts';
import { companyPartition } from '../core/company-table.ts';
import { type Item, NOT_EXISTS, type Page, type Table, type Write } from '../core/table.ts';
import { cifEnUso, limiteAlcanzado } from './empresa.errors.ts';

/**
 * Companies and their counters.
 *
 * | Access                        | Key                                                        |
 * | ----------------------------- | ---------------------------------------------------------- |
 * | one company                   | PK `EMPRESA#<id>`, SK `EMPRESA`                            |
 * | its limits and counters       | PK `EMPRESA#<id>`, SK `USO`                                |
 * | all companies, newest first   | GSI1 `GLOBAL#EMPRESAS`, `<created>#<id>`                   |
 * | companies by name             | GSI2 `GLOBAL#EMPRESAS#NOMBRE`, `<folded name>#<id>`        |
 * | tax id taken                  | PK `CIF#<country>#<id>`, SK `CIF` (guard)                  |
 *
 * Counters stand apart from the company, so that booking an interview does not change the company's version.
 */
const usoSchema = lazy(() =>
  z.object({
    usuarios: z.number(),
    candidatos: z.number(),
    entrevistas: z.number(),
    limiteUsuarios: z.number(),
    limiteCandidatos: z.number(),
    limiteEntrevistas: z.number(),
    /** Interviews that are booked, that were finished, and whose report waits for a person. */
    pendientes: z.number(),
    completadas: z.number(),
    porValidar: z.number(),
  }),
);
export type Uso = z.output<ReturnType<typeof usoSchema>>;

/** What a plan limits, and the counter that is compared with it. */
export type Limitado = 'usuarios' | 'candidatos' | 'entrevistas';
const LIMITE = {
  usuarios: 'limiteUsuarios',
  candidatos: 'limiteCandidatos',
  entrevistas: 'limiteEntrevistas',
} as const;

const recordSchema = lazy(() => empresaSchema().omit({ limites: true, uso: true }));
export type EmpresaRecord = z.output<ReturnType<typeof recordSchema>>;

const key = (id: string) => ({ PK: companyPartition(id), SK: 'EMPRESA' });
const usoKey = (id: string) => ({ PK: companyPartition(id), SK: 'USO' });

/** Moves counters in the same transaction as what they count. A counter named in `counted` stays within its limit. */
export function usoWrite(empresaId: string, add: Partial<Record<keyof Uso, number>>, counted?: Limitado): Write {
  return {
    update: usoKey(empresaId),
    add: add as Record<string, number>,
    if: { PK: { exists: true }, ...(counted && { [counted]: { belowLimit: LIMITE[counted] } }) },
    ...(counted && { orFail: (found) => limiteAlcanzado(empresaId, counted, found && usoSchema().parse(found)) }),
  };
}

export function empresaRepository(table: Table) {
  return {
    async find(id: string): Promise<EmpresaRecord | undefined> {
      const item = await table.get(key(id));
      return item && recordSchema().parse(item);
    },

    async findUso(id: string): Promise<Uso | undefined> {
      const item = await table.get(usoKey(id));
      return item && usoSchema().parse(item);
    },

    /** Newest first, or by name for those that begin with `q`. */
    async list({
      limit,
      cursor,
      q,
    }: {
      limit: number;
      cursor?: string | undefined;
      q?: string | undefined;
    }): Promise<Page<EmpresaResumen>> {
      const page = q
        ? await table.query({ index: 'GSI2', pk: 'GLOBAL#EMPRESAS#NOMBRE', sk: { beginsWith: fold(q) }, limit, cursor })
        : await table.query({ index: 'GSI1', pk: 'GLOBAL#EMPRESAS', reverse: true, limit, cursor });
      return { items: page.items.map((item) => empresaResumenSchema().parse(item)), cursor: page.cursor };
    },

    async create(empresa: Empresa, alongside: readonly Write[]): Promise<void> {
      const { limites, uso, ...record } = empresa;
      const guard: Item = {
        PK: `CIF#${empresa.pais}#${normalizeTaxId(empresa.cif)}`,
        SK: 'CIF',
        tipo: 'CIF',
        empresaId: empresa.id,
      };
      const item: Item = {
        ...key(empresa.id),
        tipo: 'EMPRESA',
        GSI1PK: 'GLOBAL#EMPRESAS',
        GSI1SK: `${empresa.fechaCreacion}#${empresa.id}`,
        GSI2PK: 'GLOBAL#EMPRESAS#NOMBRE',
        GSI2SK: `${fold(empresa.nombreComercial || empresa.nombreLegal)}#${empresa.id}`,
        ...record,
      };
      const counters: Item = {
        ...usoKey(empresa.id),
        tipo: 'USO',
        ...uso,
        limiteUsuarios: limites.usuarios,
        limiteCandidatos: limites.candidatos,
        limiteEntrevistas: limites.entrevistas,
        pendientes: 0,
        completadas: 0,
        porValidar: 0,
      };
      await table.write(
        [
          { put: guard, if: NOT_EXISTS, orFail: () => cifEnUso(empresa.cif) },
          { put: item, if: NOT_EXISTS },
          { put: counters, if: NOT_EXISTS },
          ...alongside,
        ],
        { result: empresa },
      );
    },
  };
}
export type EmpresaRepository = ReturnType<typeof empresaRepository>;

/** The company as the API shows it. */
export function toEmpresa(record: EmpresaRecord, uso: Uso): Empresa {
  return {
    ...record,
    limites: { usuarios: uso.limiteUsuarios, candidatos: uso.limiteCandidatos, entrevistas: uso.limiteEntrevistas },
    uso: { usuarios: uso.usuarios, candidatos: uso.candidatos, entrevistas: uso.entrevistas },
  };
}
