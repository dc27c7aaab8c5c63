import { auditoriaApi } from '#shared/cifras/auditoria/auditoria.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { auditoriaRepository } from './auditoria.repository.ts';
import { registroOf } from './registro-of.ts';

export const listAuditoria = endpoint(
  auditoriaApi.listAuditoria,
  { repos: { auditoria: auditoriaRepository } },
  async ({ query: { empresaId, ...filtros }, usuario, repos }) => {
    const registro = registroOf(usuario, empresaId);
    return registro === undefined ? { items: [] } : repos.auditoria.list(registro, filtros);
  },
);
export const { handler } = listAuditoria;
