import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

export const ESTADOS_SUPRESION = ['en_curso', 'terminada', 'fallida'] as const;

/** The erasure of everything about one person. What is left of it afterwards names nobody but who asked. */
export const supresionSchema = lazy(() =>
  z.object({
    candidatoId: z.string(),
    estado: z.enum(ESTADOS_SUPRESION),
    solicitadaPor: z.object({ usuarioId: z.string(), nombre: z.string() }),
    fechaInicio: z.string(),
    fechaFin: z.string().nullable(),
    /** What a person reads when it could not be finished. */
    motivo: z.string().nullable(),
    /** Removed so far. */
    cuentas: z.object({
      entrevistas: z.number().int(),
      archivos: z.number().int(),
      elementos: z.number().int(),
    }),
  }),
);
export type Supresion = z.output<ReturnType<typeof supresionSchema>>;

/** The name as the candidate's page shows it. */
export const startSupresionInput = lazy(() =>
  z.strictObject({ confirmacion: z.string({ error: 'Escribe el nombre del candidato' }).trim().max(200) }),
);

/** The copy of everything that is kept about a candidate. Within each part the fields are those that the platform keeps. */
export const candidatoExportadoSchema = lazy(() => {
  const part = () => z.looseObject({});
  return z.strictObject({
    exportInfo: z.strictObject({ version: z.string(), fecha: z.string(), empresaId: z.string() }),
    candidato: z.looseObject({ id: z.string(), nombre: z.string(), email: z.string() }),
    historial: z.array(part()),
    notas: z.array(part()),
    entrevistas: z.array(z.looseObject({ id: z.string(), turnos: z.array(part()) })),
    correos: z.array(part()),
    cv: part().nullable(),
  });
});

/** What somebody accepted before an interview, and how it was noted. */
export const reciboSchema = lazy(() =>
  z.object({
    entrevistaId: z.string(),
    servicioNombre: z.string(),
    fechaProgramada: z.string(),
    consentimientos: z.array(
      z.object({
        id: z.string(),
        /** The text whose hash was stored; null when the platform has changed it since. */
        texto: z.string().nullable(),
        /** SHA-256 of the text that was accepted, in hexadecimal. */
        hash: z.string(),
        fecha: z.string(),
        /** Of the device, with its last part hidden. */
        direccion: z.string(),
      }),
    ),
  }),
);
export type Recibo = z.output<ReturnType<typeof reciboSchema>>;
