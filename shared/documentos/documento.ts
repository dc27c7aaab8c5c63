import * as z from 'zod';
import { idSchema } from '../core/id-schemas.ts';
import { lazy } from '../core/lazy.ts';
import { bytes, line } from '../core/schemas.ts';

/** Documents that people send: strategic plans, CVs. */
export const DOCUMENTO_MAX_BYTES = 10 * 1024 * 1024;
export const TEXTO_TAMANO = 'El archivo no puede ser mayor a 10MB';
export const TEXTO_VACIO = 'El archivo está vacío';

/** What a document may be, and the type that it is stored and sent with. */
export const FORMATOS_DOCUMENTO = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;
export type FormatoDocumento = keyof typeof FORMATOS_DOCUMENTO;

/** What one kind of document takes, and what a person reads about any other file. */
export interface Admision {
  formatos: readonly FormatoDocumento[];
  noAdmitido: string;
}

/** By the end of its name; whether the file is what it says is seen when it has arrived. */
export function formatoOf(nombre: string, { formatos }: Admision): FormatoDocumento | undefined {
  const extension = /\.([a-z]{3,4})$/i.exec(nombre.trim())?.[1]?.toLowerCase();
  return formatos.find((formato) => formato === extension);
}

export const ESTADOS_EXTRACCION = ['pendiente', 'extraido', 'sin_texto', 'error'] as const;

/** A stored file, and what came of reading its text. */
export const documentoSchema = lazy(() =>
  z.object({
    id: z.string(),
    nombre: z.string(),
    formato: z.enum(Object.keys(FORMATOS_DOCUMENTO) as [FormatoDocumento, ...FormatoDocumento[]]),
    /** In bytes. */
    tamano: z.number().int(),
    fecha_subida: z.string(),
    extraccion: z.object({
      estado: z.enum(ESTADOS_EXTRACCION),
      /** Of the whole text of the file; less of it may be kept. */
      caracteres: z.number().int().default(0),
      recortado: z.boolean().default(false),
      /** What a person reads when it could not be done. */
      motivo: z.string().optional(),
    }),
  }),
);
export type Documento = z.output<ReturnType<typeof documentoSchema>>;
export type Extraccion = Documento['extraccion'];

/** A file that is about to be sent. */
export const subidaInput = lazy(() =>
  z.strictObject({
    nombre: line(200, 1),
    /** As the browser says; the name and, later, the bytes decide. */
    tipo: line(120).default(''),
    /** In bytes. */
    tamano: bytes(),
  }),
);

/** Names an upload that was announced. */
export const confirmSubidaInput = lazy(() => z.strictObject({ subidaId: idSchema('arc', 'La subida no existe') }));

/** A signed form: POST `campos` and then the file, as `file`, to `url`. */
export const subidaSchema = lazy(() =>
  z.object({ id: z.string(), url: z.string(), campos: z.record(z.string(), z.string()), caduca: z.string() }),
);
export type Subida = z.output<ReturnType<typeof subidaSchema>>;
