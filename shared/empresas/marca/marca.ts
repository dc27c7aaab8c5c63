import * as z from 'zod';
import { changesOf } from '../../core/changes.ts';
import { lazy } from '../../core/lazy.ts';
import { email, line, paragraph, version } from '../../core/schemas.ts';
import { coloresSchema } from '../empresas/empresa.ts';

export const logoSchema = lazy(() =>
  z.object({
    /** A path below `/uploads/` of the public origin. */
    url: z.string(),
    /** In pixels, so that its place is kept while it loads. */
    ancho: z.number().int(),
    alto: z.number().int(),
  }),
);
export type Logo = z.output<ReturnType<typeof logoSchema>>;

/** What the company tells its candidates about their data; each may be empty. */
export const legalesSchema = lazy(() =>
  z.strictObject({
    /** Who answers for the data: legal name, tax id, address. */
    responsable: line(300).default(''),
    contactoPrivacidad: z.union([z.literal(''), email()]).default(''),
    avisoAdicional: paragraph(2000).default(''),
  }),
);
export type Legales = z.output<ReturnType<typeof legalesSchema>>;

export const marcaSchema = lazy(() =>
  z.object({
    /** Name that candidates see. */
    nombre: z.string(),
    colores: coloresSchema(),
    logo: logoSchema().nullable(),
    /** The address that the company's wizard was given; its file is not fetched. Empty without one. */
    logoIndicado: z.string(),
    legales: legalesSchema(),
    /** Of the company: a change is made from it. */
    version: z.number().int(),
  }),
);
export type Marca = z.output<ReturnType<typeof marcaSchema>>;

export const updateMarcaSchema = lazy(() =>
  changesOf(z.strictObject({ colores: coloresSchema(), legales: legalesSchema() })).extend({
    version: version(),
  }),
);
