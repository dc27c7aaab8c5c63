import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { paragraph } from '../../core/schemas.ts';

/** What a candidate may need help with. */
export const MOTIVOS_AYUDA = ['tecnico', 'pregunta', 'adaptacion', 'otro'] as const;
export type MotivoAyuda = (typeof MOTIVOS_AYUDA)[number];

export const MOTIVO_AYUDA_LABELS: Record<MotivoAyuda, string> = {
  tecnico: 'Algo no funciona',
  pregunta: 'No entiendo una pregunta',
  adaptacion: 'Necesito una adaptación',
  otro: 'Otra cosa',
};

export const AYUDA_MAX = 1000;

export const enviarAyudaSchema = lazy(() =>
  z.strictObject({
    motivo: z.enum(MOTIVOS_AYUDA, { error: 'Elige con qué necesitas ayuda' }),
    mensaje: paragraph(AYUDA_MAX, 1),
  }),
);

export const ayudaSchema = lazy(() =>
  z.object({ id: z.string(), motivo: z.enum(MOTIVOS_AYUDA), mensaje: z.string(), fecha: z.string() }),
);
export type Ayuda = z.output<ReturnType<typeof ayudaSchema>>;
