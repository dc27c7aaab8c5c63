import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import {
  type Inventario,
  inventarioSchema,
  type Programacion,
  type PruebaAlmacen,
  programacionSchema,
  pruebaAlmacenSchema,
} from '#shared/datos/datos/datos.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Item, Table, Write } from '../../core/table.ts';
import { datosOcupados, PasadaTerminada } from './datos.errors.ts';

/**
 * What is known about a company's data and its backups.
 *
 * | Access                                 | Key                                              |
 * | -------------------------------------- | ------------------------------------------------ |
 * | of one company                         | PK `EMPRESA#<id>`, SK `DATOS`                    |
 * | whose backup is due, all companies     | GSI1 `GLOBAL#COPIAS`, `<proxima>#<empresaId>` (sparse) |
 *
 * `ocupada` names the operation that changes the company's data: only one at a time does.
 */
const recordSchema = lazy(() =>
  z.object({
    programacion: programacionSchema().default({ frecuencia: 'nunca', conservar: 7, proxima: null }),
    prueba: pruebaAlmacenSchema().nullable().default(null),
    inventario: z
      .object({ fecha: z.string(), entidades: z.array(inventarioSchema()) })
      .nullable()
      .default(null),
    ultimaCopiaId: z.string().nullable().default(null),
    ocupada: z.string().nullable().default(null),
  }),
);
export type Almacen = z.output<ReturnType<typeof recordSchema>>;

type UpdateWrite = Extract<Write, { update: unknown }>;
export type ProgramacionWrite = UpdateWrite;

const DUE = 'GLOBAL#COPIAS';
export const almacenKey = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'DATOS' });

/** From here on no other operation changes the company's data. */
export function takeWrite(empresaId: string, id: string): UpdateWrite {
  return {
    update: almacenKey(empresaId),
    set: { ocupada: id },
    if: { ocupada: { exists: false } },
    orFail: datosOcupados,
  };
}

export function releaseWrite(empresaId: string, id: string): Write {
  return { update: almacenKey(empresaId), remove: ['ocupada'], if: { ocupada: { eq: id } }, instead: () => [] };
}

export const inventarioWrite = (empresaId: string, fecha: string, entidades: readonly Inventario[]): Write => ({
  update: almacenKey(empresaId),
  set: { inventario: { fecha, entidades } },
});

export function almacenRepository(table: Table) {
  return {
    async find(empresaId: string): Promise<Almacen> {
      return recordSchema().parse((await table.get(almacenKey(empresaId), { consistent: true })) ?? {});
    },

    async updateProgramacion(empresaId: string, programacion: Programacion): Promise<void> {
      await table.write([programacionWrite(empresaId, programacion)], { result: programacion });
    },

    async storePrueba(empresaId: string, prueba: PruebaAlmacen): Promise<void> {
      await table.write([{ update: almacenKey(empresaId), set: { prueba } }], { result: prueba });
    },

    /** Companies whose backup is due, the longest overdue first. */
    async listDue(now: string, limit: number): Promise<{ empresaId: string; programacion: Programacion }[]> {
      const page = await table.query({ index: 'GSI1', pk: DUE, sk: { lte: `${now}~` }, limit });
      return page.items.map((item: Item) => ({
        empresaId: item.PK.slice(companyPartition('').length),
        programacion: recordSchema().parse(item).programacion,
      }));
    },
  };
}
export type AlmacenRepository = ReturnType<typeof almacenRepository>;

/** `from`: the day that was read. @throws PasadaTerminada when another run has moved it. */
export function programacionWrite(
  empresaId: string,
  programacion: Programacion,
  from?: string | null,
): ProgramacionWrite {
  const { proxima } = programacion;
  return {
    update: almacenKey(empresaId),
    set: { programacion, ...(proxima && { GSI1PK: DUE, GSI1SK: `${proxima}#${empresaId}` }) },
    ...(!proxima && { remove: ['GSI1PK', 'GSI1SK'] }),
    ...(from && { if: { GSI1SK: { eq: `${from}#${empresaId}` } }, orFail: () => new PasadaTerminada() }),
  };
}
