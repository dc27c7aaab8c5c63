import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { timeZone, version } from '../../core/schemas.ts';

/** What counts where nobody has decided otherwise. */
export const AJUSTES_POR_DEFECTO = { analisisTexto: true, zonaHoraria: 'America/Bogota' } as const;

export const DOMINIOS_MAX = 20;
const DOMINIO = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** `Empresa.com ` and `@empresa.com` are the same as `empresa.com`. */
const dominio = lazy(() =>
  z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .overwrite((text) => text.replace(/^@/, ''))
    .regex(DOMINIO, 'Escribe un dominio, por ejemplo empresa.com'),
);

/** What is left out stays; null is as the platform has it. */
export const updateAjustesSchema = lazy(() =>
  z.strictObject({
    analisisTexto: z.boolean({ error: 'Elige si está activado' }).nullable().optional(),
    zonaHoraria: timeZone().nullable().optional(),
    /** Of a company: people are only invited with e-mails of these; none lets in all. */
    dominios: z
      .array(dominio())
      .max(DOMINIOS_MAX, `Escribe como máximo ${DOMINIOS_MAX} dominios`)
      .overwrite((list) => [...new Set(list)].sort())
      .optional(),
    /** Of the settings that the change was made from. */
    version: version(0),
  }),
);
export type UpdateAjustes = z.output<ReturnType<typeof updateAjustesSchema>>;

/** What counts, and beside it what was decided here: null where the platform's counts. */
export const ajustesSchema = lazy(() =>
  z.object({
    analisisTexto: z.boolean(),
    zonaHoraria: z.string(),
    dominios: z.array(z.string()),
    propios: z.object({ analisisTexto: z.boolean().nullable(), zonaHoraria: z.string().nullable() }),
    version: z.number().int(),
  }),
);
export type Ajustes = z.output<ReturnType<typeof ajustesSchema>>;
