import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { ENTREVISTA_HUMANA, personaAtencionSchema } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import { NOMBRES_PLAZO } from '#shared/entrevistas/atencion/plazo-atencion.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Item } from '../../core/table.ts';

/**
 * Who cares for the candidates of a company, and what it promises them. The contact's name and address are copies: the room
 * reads them with the company and may read no user. `follow-contacto` keeps them as the user is.
 *
 * | Access                       | Key                              |
 * | ---------------------------- | -------------------------------- |
 * | the settings of a company    | PK `EMPRESA#<id>`, SK `ATENCION` |
 */
export const ajustesAtencionKey = (empresaId: string) => ({ PK: companyPartition(empresaId), SK: 'ATENCION' });

const quien = lazy(() => z.object({ usuarioId: z.string(), nombre: z.string(), fecha: z.string() }));

const recordSchema = lazy(() =>
  z.object({
    contacto: personaAtencionSchema().nullable().default(null),
    suplente: personaAtencionSchema().nullable().default(null),
    telefono: z.string().default(''),
    horario: z.string().default(''),
    zonaHoraria: z.string().nullable().default(null),
    plazo: z.enum(NOMBRES_PLAZO).nullable().default(null),
    canalAcoso: z.string().default(''),
    entrevistaHumana: z.enum(ENTREVISTA_HUMANA).default('por_decidir'),
    quienLee: z.string().default(''),
    lineasConfirmadas: quien().nullable().default(null),
    instruccionesLeidas: quien().nullable().default(null),
    version: z.number().int().default(0),
  }),
);
export type AjustesAtencionRecord = z.output<ReturnType<typeof recordSchema>>;

/** Settings of a company that has decided nothing yet. */
export const toAjustesAtencion = (item: Item | undefined): AjustesAtencionRecord => recordSchema().parse(item ?? {});
