import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { ESTADOS_EMPRESA } from '../../empresas/empresas/empresa.states.ts';

/** Days between the cancelling of a company and the end of everything that it has. */
export const DIAS_HASTA_PURGA = 30;

export const ESTADOS_PURGA = ['en_curso', 'terminada', 'fallida'] as const;

/** The removal of everything of a company, and what is left of it: who, when, and how much. */
export const purgaSchema = lazy(() =>
  z.object({
    empresaId: z.string(),
    nombre: z.string(),
    estado: z.enum(ESTADOS_PURGA),
    actor: z.object({ usuarioId: z.string(), nombre: z.string() }),
    fechaInicio: z.string(),
    fechaFin: z.string().nullable(),
    /** What a person reads when it could not go on. */
    motivo: z.string().nullable(),
    /** Removed so far. `elementos` is everything that has no count of its own. */
    cuentas: z.object({
      usuarios: z.number().int(),
      entrevistas: z.number().int(),
      archivos: z.number().int(),
      elementos: z.number().int(),
    }),
  }),
);
export type Purga = z.output<ReturnType<typeof purgaSchema>>;

/** Without a confirmation the company is only cancelled; with its name, everything that it has is removed. */
export const deleteEmpresaSchema = lazy(() => z.strictObject({ confirmacion: z.string().max(200).optional() }));

export const empresaEliminadaSchema = lazy(() =>
  z.object({
    id: z.string(),
    estado: z.enum(ESTADOS_EMPRESA),
    /** Null when the company was only cancelled. */
    purga: purgaSchema().nullable(),
  }),
);
