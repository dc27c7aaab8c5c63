import { defineApi } from '../../core/contract.ts';
import { deleteEmpresaSchema, empresaEliminadaSchema, purgaSchema } from './purga.ts';

export const purgasApi = defineApi({
  deleteEmpresa: {
    method: 'DELETE',
    path: '/api/empresas/{id}',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    wholeTable: true,
    summary: 'Cancel a company; with its name as confirmation also remove everything that it has, for good',
    body: deleteEmpresaSchema,
    response: empresaEliminadaSchema,
    audit: 'Canceló o suprimió una empresa',
    auditLog: 'plataforma',
    changes: ['empresas', 'purgas'],
    uses: { table: 'write' },
  },
  getPurga: {
    method: 'GET',
    path: '/api/empresas/{id}/purga',
    access: { permission: 'manage_empresas' },
    scope: 'ruta',
    wholeTable: true,
    summary: 'How far the removal of a company has come; its record stays when the company is gone',
    response: purgaSchema,
    reads: ['purgas', 'empresas'],
    uses: { table: 'read' },
  },
});
