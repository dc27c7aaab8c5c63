import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { ILIMITADO } from '#shared/empresas/empresas/plan.ts';
import type { Licencia, Licencias } from '#shared/empresas/licencias/licencia.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Item } from '../../core/table.ts';

/**
 * The ledger of licences (ADR 18).
 *
 * | Access                                | Key                                                       |
 * | ------------------------------------- | --------------------------------------------------------- |
 * | a company's licences in figures       | PK `EMPRESA#<id>`, SK `LICENCIAS`                         |
 * | an open licence with room, all of them | PK `EMPRESA#<id>`, SK `LICENCIA#<licenciaId>`            |
 * | an open one whose places are all occupied | PK `EMPRESA#<id>`, SK `LICENCIA_LLENA#<licenciaId>`   |
 * | an ended one                          | PK `EMPRESA#<id>`, SK `LICENCIA_TERMINADA#<licenciaId>`   |
 * | all of a company, newest first        | GSI2 `EMPRESA#<id>#LICENCIAS`, `<licenciaId>`             |
 * | when they expire (all companies)      | GSI1 `GLOBAL#VENCIMIENTOS#<0…3>`, `<vence>#<licenciaId>` (begun and open ones) |
 *
 * A licence is opened when its first place is reserved, so those that nobody has used yet are only a number. It stands
 * under one key at a time, which says whether it has room: a place is chosen from what stands under the first.
 */
export const resumenSchema = lazy(() =>
  z.object({
    /** -1: no limit. */
    total: z.number().int(),
    /** Licences that were opened… */
    emitidas: z.number().int(),
    /** …whose first interview has begun… */
    utilizadas: z.number().int(),
    /** …and that are used up or expired. */
    terminadas: z.number().int(),
    vigenciaDias: z.number().int(),
    maxEntrevistas: z.number().int(),
    /** The latest `vence` of all that have begun. */
    fechaVencimiento: z.string().optional(),
  }),
);
export type Resumen = z.output<ReturnType<typeof resumenSchema>>;

/** consumidas ≤ ocupadas ≤ max: an occupied place is reserved or consumed. */
export const registroSchema = lazy(() =>
  z.object({
    id: z.string(),
    empresaId: z.string(),
    max: z.number().int(),
    ocupadas: z.number().int(),
    consumidas: z.number().int(),
    vigenciaDias: z.number().int(),
    fechaCreacion: z.string(),
    /** Both from the first interview on. */
    fechaInicio: z.string().optional(),
    vence: z.string().optional(),
    fin: z.enum(['agotada', 'vencida']).optional(),
    fechaFin: z.string().optional(),
  }),
);
export type Registro = z.output<ReturnType<typeof registroSchema>>;

const EXPIRY_SHARDS = 4;

export const resumenKey = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'LICENCIAS' });

/** Where a licence can stand, also the `tipo` of its item. Most likely first: of many that are booked, most have a full one. */
export const SITIOS = ['LICENCIA_LLENA', 'LICENCIA', 'LICENCIA_TERMINADA'] as const;
export type Sitio = (typeof SITIOS)[number];

export const licenciaKey = (empresaId: string, sitio: Sitio, id = '') => ({
  PK: companyPartition(empresaId),
  SK: `${sitio}#${id}`,
});

export function sitioOf({ fin, ocupadas, max }: Pick<Registro, 'fin' | 'ocupadas' | 'max'>): Sitio {
  if (fin) return 'LICENCIA_TERMINADA';
  return ocupadas < max ? 'LICENCIA' : 'LICENCIA_LLENA';
}

/** Where a licence that is as this says stands. */
export const registroKey = (registro: Registro) => licenciaKey(registro.empresaId, sitioOf(registro), registro.id);

export const libroPartition = (empresaId: string) => `${companyPartition(empresaId)}#LICENCIAS`;
export const expiryShards = Array.from({ length: EXPIRY_SHARDS }, (_, shard) => `GLOBAL#VENCIMIENTOS#${shard}`);

/** What lets the schedule find a licence that has begun. */
export function expiryIndex({ id, vence }: Pick<Registro, 'id' | 'vence'>) {
  const shard = id.charCodeAt(id.length - 1) % EXPIRY_SHARDS;
  return vence ? { GSI1PK: expiryShards[shard], GSI1SK: `${vence}#${id}` } : undefined;
}

export function registroItem(registro: Registro): Item {
  return {
    ...registroKey(registro),
    tipo: sitioOf(registro),
    GSI2PK: libroPartition(registro.empresaId),
    GSI2SK: registro.id,
    ...(!registro.fin && expiryIndex(registro)),
    ...registro,
  };
}

/** A new company's figures: nothing is opened yet. */
export function resumenItem(empresaId: string, { total, configuracion }: Licencias): Item {
  return {
    ...resumenKey(empresaId),
    tipo: 'LICENCIAS',
    total,
    emitidas: 0,
    utilizadas: 0,
    terminadas: 0,
    vigenciaDias: configuracion.vigenciaDias,
    maxEntrevistas: configuracion.maxEntrevistasPorLicencia,
  };
}

export function isIlimitado({ total }: Pick<Resumen, 'total'>): boolean {
  return total === ILIMITADO;
}

/** What a company adds to the platform's count: without a limit, its open licences. */
export function activasOf(resumen: Pick<Resumen, 'total' | 'emitidas' | 'terminadas'>): number {
  return (isIlimitado(resumen) ? resumen.emitidas : resumen.total) - resumen.terminadas;
}

export function toLicencias(resumen: Resumen): Licencias {
  const { total, utilizadas, vigenciaDias, maxEntrevistas, fechaVencimiento } = resumen;
  return {
    total,
    activas: isIlimitado(resumen) ? ILIMITADO : activasOf(resumen),
    utilizadas,
    fechaVencimiento: fechaVencimiento ?? null,
    configuracion: { vigenciaDias, maxEntrevistasPorLicencia: maxEntrevistas },
  };
}

export function toLicencia(registro: Registro): Licencia {
  const { ocupadas, consumidas, fin, fechaInicio, vence, fechaFin } = registro;
  return {
    ...registro,
    estado: fin ?? (fechaInicio ? 'en_uso' : 'reservada'),
    reservadas: ocupadas - consumidas,
    fechaInicio: fechaInicio ?? null,
    vence: vence ?? null,
    fechaFin: fechaFin ?? null,
  };
}
