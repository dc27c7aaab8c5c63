import { defineApi } from '../../core/contract.ts';
import { ajustesAtencionSchema, estadoAtencionSchema, updateAjustesAtencionSchema } from './ajustes-atencion.ts';

/** Who cares for the candidates of a company: settings, and what there is to attend to. */
export const atencionApi = defineApi({
  getAjustesAtencion: {
    method: 'GET',
    path: '/api/atencion/ajustes',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary: 'Who cares for the candidates of the company, what it promises them, and what it has not said yet',
    response: ajustesAtencionSchema,
    reads: ['atencion', 'marca', 'usuarios'],
    uses: { table: 'read' },
  },
  updateAjustesAtencion: {
    method: 'PUT',
    path: '/api/atencion/ajustes',
    access: { permission: 'manage_users' },
    scope: 'empresa',
    summary: 'Name who cares for candidates and what the company promises them',
    body: updateAjustesAtencionSchema,
    response: ajustesAtencionSchema,
    audit: 'Cambió la atención a candidatos',
    changes: ['atencion'],
    uses: { table: 'write' },
  },
  getEstadoAtencion: {
    method: 'GET',
    path: '/api/atencion/estado',
    access: 'session',
    scope: 'empresa',
    summary: 'Whether the caller cares for candidates, and what the company has not said yet about who does',
    response: estadoAtencionSchema,
    reads: ['atencion', 'marca', 'usuarios'],
    uses: { table: 'read' },
  },
});
