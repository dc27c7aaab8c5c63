import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { documentoSchema } from '../../documentos/documento.ts';

/** Of text that is kept, in characters. */
export const CV_TEXTO_MAX = 30_000;

export const ARCHIVO_CV = {
  formatos: ['pdf', 'doc', 'docx'],
  noAdmitido: 'Solo se permiten archivos PDF, DOC o DOCX',
} as const;

/** A value that was found in a CV, and the line that it was found in. */
const found = <T extends z.ZodType>(valor: T) => z.object({ valor, cita: z.string() }).optional();

/** What a CV says about its person, for somebody to look at: nothing of it is in the candidate's data yet. */
export const propuestaSchema = lazy(() =>
  z.object({
    email: found(z.string()),
    telefono: found(z.string()),
    ciudad: found(z.string()),
    puesto: found(z.string()),
    experiencia_años: found(z.number().int()),
    habilidades: found(z.array(z.string())),
  }),
);
export type Propuesta = z.output<ReturnType<typeof propuestaSchema>>;

export const curriculumSchema = lazy(() =>
  documentoSchema().extend({
    /** Path of the call that answers the file's address. */
    archivo_url: z.string(),
    /** Empty until the text has been read, and when nothing was found in it. */
    propuesta: propuestaSchema(),
  }),
);
export type Curriculum = z.output<ReturnType<typeof curriculumSchema>>;
