import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';

/** A report's document is made by a job: whoever asks for it asks again until it is there. */
export const ESTADOS_PDF = ['preparando', 'listo', 'fallido'] as const;
export type EstadoPdf = (typeof ESTADOS_PDF)[number];

/** Reports of one ZIP file. */
export const ZIP_MAX_INFORMES = 50;

const conTranscripcion = lazy(() => z.enum(['0', '1']).default('0'));

const direccionSchema = lazy(() =>
  z.object({
    /** Signed; only of one that is `listo`. */
    url: z.string().optional(),
    /** The file's name. */
    nombre: z.string().optional(),
    /** Until when the address works. */
    caduca: z.string().optional(),
  }),
);

const informePdfSchema = lazy(() =>
  direccionSchema().extend({
    estado: z.enum(ESTADOS_PDF),
    /** Of the report that it shows. */
    version: z.number().int(),
  }),
);

export const informesZipSchema = lazy(() =>
  direccionSchema().extend({
    id: z.string(),
    estado: z.enum(ESTADOS_PDF),
    /** Reports that are in it, of so many. */
    hechos: z.number().int(),
    total: z.number().int(),
    fecha: z.string(),
  }),
);
export type InformesZip = z.output<ReturnType<typeof informesZipSchema>>;

const access = { permission: 'view_reports' } as const;

export const informesPdfApi = defineApi({
  getInformePdf: {
    method: 'GET',
    path: '/api/informes/{entrevistaId}/pdf',
    access,
    scope: 'empresa',
    summary: 'The report as a PDF: the first call has it made, later ones answer its signed address',
    query: lazy(() =>
      z.object({
        /** `1`: with the transcript as an annex. */
        transcripcion: conTranscripcion(),
        /** `1`: tries again what has failed. */
        reintentar: z.enum(['0', '1']).default('0'),
      }),
    ),
    response: informePdfSchema,
    audit: 'Pidió o descargó el PDF de un informe',
    uses: { table: 'write', files: { informes: ['read'] } },
  },
  createInformesZip: {
    method: 'POST',
    path: '/api/informes/pdf',
    access,
    scope: 'empresa',
    summary: 'Up to 50 reports as PDFs in one ZIP file, made by a job',
    body: lazy(() =>
      z.strictObject({
        entrevistaIds: z
          .array(idSchema('ent', 'El informe no existe'), 'Elige los informes')
          .min(1, 'Elige al menos un informe')
          .max(ZIP_MAX_INFORMES, `Elige como máximo ${ZIP_MAX_INFORMES} informes`)
          .refine((ids) => new Set(ids).size === ids.length, 'Cada informe solo puede ir una vez'),
        transcripcion: conTranscripcion(),
      }),
    ),
    response: informesZipSchema,
    status: 202,
    /** It changes nothing of the company: its people may take their reports with them. */
    whileReadOnly: true,
    audit: 'Pidió los PDF de varios informes',
    changes: ['informes-pdf'],
    uses: { table: 'write' },
  },
  getInformesZip: {
    method: 'GET',
    path: '/api/informes/pdf/{zipId}',
    access,
    scope: 'empresa',
    summary: 'How far the ZIP file is, and its signed address when it is there',
    response: informesZipSchema,
    audit: 'Descargó los PDF de varios informes',
    uses: { table: 'write', files: { descargas: ['read'] } },
  },
});
