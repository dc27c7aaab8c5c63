import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { lazy } from '../../core/lazy.ts';
import { LOGO_MAX_BYTES } from './logo-medidas.ts';
import { logoSchema, marcaSchema, updateMarcaSchema } from './marca.ts';

const storedLogoSchema = lazy(() => z.object({ logo: logoSchema().nullable() }));

/** How a company looks to its candidates, and what it tells them about their data. */
export const marcaApi = defineApi({
  getMarca: {
    method: 'GET',
    path: '/api/configuracion/marca',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary: "The company's colours, logo and legal texts",
    response: marcaSchema,
    uses: { table: 'read' },
  },
  updateMarca: {
    method: 'PUT',
    path: '/api/configuracion/marca',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary: "Change colours and legal texts, from the company's version that was read",
    body: updateMarcaSchema,
    response: marcaSchema,
    audit: 'Cambió la imagen corporativa',
    changes: ['marca'],
    uses: { table: 'write' },
  },
  updateLogo: {
    method: 'POST',
    path: '/api/configuracion/marca/logo',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary:
      'Set the logo: JPEG or PNG, which documents can show, at most 1 MB, 32 to 2048 pixels a side and no longer than 8 times its height; its metadata is removed',
    file: {
      field: 'logo',
      maxBytes: LOGO_MAX_BYTES,
      missing: 'Elige el archivo del logo',
      empty: 'El archivo del logo está vacío',
    },
    response: storedLogoSchema,
    audit: 'Cambió el logo',
    changes: ['marca'],
    uses: { table: 'write', files: { logos: 'write' } },
    timeoutSeconds: 15,
  },
  deleteLogo: {
    method: 'DELETE',
    path: '/api/configuracion/marca/logo',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary: 'Remove the logo',
    response: storedLogoSchema,
    audit: 'Eliminó el logo',
    changes: ['marca'],
    uses: { table: 'write', files: { logos: 'write' } },
  },
});
