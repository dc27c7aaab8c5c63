import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { EstadoEmpresa } from '#shared/empresas/empresas/empresa.states.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { monthlyRevenue, type Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import type { Table, Write } from '../../core/table.ts';
import { newCargo } from './movimiento.record.ts';

/**
 * Counters of the whole platform, moved in the transaction of what they count.
 *
 * | Access                                  | Key                                    |
 * | --------------------------------------- | -------------------------------------- |
 * | how many companies, in all and in each state | PK `GLOBAL#CIFRAS`, SK `EMPRESAS` |
 * | what their subscriptions bring in       | PK `GLOBAL#CIFRAS`, SK `INGRESOS`      |
 * | how many users                          | PK `GLOBAL#CIFRAS`, SK `USUARIOS`      |
 * | how many licences are active            | PK `GLOBAL#CIFRAS`, SK `LICENCIAS`     |
 * | interviews sent, reports made           | PK `GLOBAL#CIFRAS`, SK `ENTREVISTAS`   |
 *
 * Items of their own, since a company, its subscription and its administrator are made in one transaction, which may
 * write an item only once. There are no others: one Query reads them all. What moved on a day stands in
 * `analiticas.repository.ts`.
 */
const PK = 'GLOBAL#CIFRAS';
const EMPRESAS = { PK, SK: 'EMPRESAS' };
const INGRESOS = { PK, SK: 'INGRESOS' };
const USUARIOS = { PK, SK: 'USUARIOS' };
const LICENCIAS = { PK, SK: 'LICENCIAS' };
const ENTREVISTAS = { PK, SK: 'ENTREVISTAS' };

const cuenta = () => z.number().int().default(0);

const cifrasSchema = lazy(() =>
  z.object({
    EMPRESAS: z
      .object({ total: cuenta(), activas: cuenta(), trial: cuenta(), suspendidas: cuenta(), canceladas: cuenta() })
      .prefault({}),
    /** Monthly recurring revenue, and all charges since the beginning, in whole US dollars. */
    INGRESOS: z.object({ mrr: cuenta(), cargos: cuenta() }).prefault({}),
    USUARIOS: z.object({ total: cuenta() }).prefault({}),
    LICENCIAS: z.object({ activas: cuenta() }).prefault({}),
    ENTREVISTAS: z.object({ realizadas: cuenta(), informes: cuenta() }).prefault({}),
  }),
);

export type Cifras = z.output<ReturnType<typeof cifrasSchema>>;

type Contada = Pick<Empresa, 'estado'>;

/** The attribute of `EMPRESAS` that counts the companies of a state. */
const CONTADOR: Record<EstadoEmpresa, string> = {
  trial: 'trial',
  activa: 'activas',
  suspendida: 'suspendidas',
  cancelada: 'canceladas',
};

/** Part of every transaction that creates a company or changes it; nothing when what it counts for stays the same. */
export function empresaCifrasWrites(before: Contada | undefined, after: Contada): Write[] {
  if (before?.estado === after.estado) return [];
  const add = { ...(before ? { [CONTADOR[before.estado]]: -1 } : { total: 1 }), [CONTADOR[after.estado]]: 1 };
  return [{ update: EMPRESAS, add }];
}

/** Part of the transaction that removes a company. What its interviews and charges brought stays: it has been. */
export function empresaPurgadaWrite({ estado }: Contada): Write {
  return { update: EMPRESAS, add: { total: -1, [CONTADOR[estado]]: -1 } };
}

/** Part of every transaction that creates a subscription or changes it; nothing when it brings in the same. */
export function ingresosWrites(before: Suscripcion | undefined, after: Suscripcion): Write[] {
  const mrr = monthlyRevenue(after) - (before ? monthlyRevenue(before) : 0);
  const cargos = newCargo(before, after)?.importe ?? 0;
  const add = { ...(mrr !== 0 && { mrr }), ...(cargos !== 0 && { cargos }) };
  return Object.keys(add).length > 0 ? [{ update: INGRESOS, add }] : [];
}

/** Part of the transaction in which a candidate sends an interview, or its report is made. */
export function entrevistasCifrasWrite(add: { realizadas: 1 } | { informes: 1 }): Write {
  return { update: ENTREVISTAS, add };
}

/** Part of every transaction that creates (1) or removes (-1) a user. */
export function usuarioCifrasWrite(total: 1 | -1): Write {
  return { update: USUARIOS, add: { total } };
}

/** Part of every transaction that moves a company's active licences. */
export function licenciasCifrasWrites(activas: number): Write[] {
  return activas === 0 ? [] : [{ update: LICENCIAS, add: { activas } }];
}

export function cifrasRepository(table: Table) {
  return {
    /** All of them: a handful of small items, in one Query. */
    async read(): Promise<Cifras> {
      const { items } = await table.query({ pk: PK });
      return cifrasSchema().parse(Object.fromEntries(items.map(({ SK, ...item }) => [SK, item])));
    },
  };
}
export type CifrasRepository = ReturnType<typeof cifrasRepository>;
