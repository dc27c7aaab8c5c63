import { auditoriaApi } from '#shared/auditoria/auditoria.api.ts';
import { endpoint } from '../endpoint.ts';
import { auditoriaRepository } from './auditoria.repository.ts';

export const listAuditoria = endpoint(
  auditoriaApi.listAuditoria,
  { repos: { auditoria: auditoriaRepository } },
  async ({ query: { empresaId, ...page }, usuario, repos }) => {
    if (usuario.rol === 'superadmin') return repos.auditoria.list(empresaId ?? null, page);
    return usuario.empresaId ? repos.auditoria.list(usuario.empresaId, page) : { items: [] };
  },
);
export const { handler } = listAuditoria;
