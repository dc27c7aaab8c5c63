import { defineApi } from '../../core/contract.ts';
import { ajustesSchema, updateAjustesSchema } from './ajustes.ts';

const ofCompanyOrPlatform = {
  path: '/api/configuracion/ajustes',
  scope: 'empresa',
  empresaOptional: true,
  response: ajustesSchema,
} as const;

export const ajustesApi = defineApi({
  getAjustes: {
    ...ofCompanyOrPlatform,
    method: 'GET',
    access: 'session',
    summary: "A company's settings, with the platform's where it has none; for a superadmin without one the platform's",
    uses: { table: 'read' },
  },
  updateAjustes: {
    ...ofCompanyOrPlatform,
    method: 'PUT',
    access: { permission: 'manage_users' },
    summary: "Change a company's settings or, as a superadmin without one, the platform's",
    body: updateAjustesSchema,
    audit: 'Cambió los ajustes',
    changes: ['ajustes'],
    uses: { table: 'write' },
  },
});
