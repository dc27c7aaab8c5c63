import { auditoriaApi } from '#shared/cifras/auditoria/auditoria.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { auditoriaNoEncontrada } from './auditoria.errors.ts';
import { auditoriaRepository } from './auditoria.repository.ts';
import { findObjeto, objetoRepos } from './find-objeto.ts';
import { registroOf } from './registro-of.ts';

export const getAuditoria = endpoint(
  auditoriaApi.getAuditoria,
  { repos: { auditoria: auditoriaRepository, ...objetoRepos } },
  async ({ params, query, usuario, repos }) => {
    const registro = registroOf(usuario, query.empresaId);
    const entry = registro === undefined ? undefined : await repos.auditoria.find(registro, params.id);
    if (!entry) throw auditoriaNoEncontrada();
    return { ...entry, objeto: await findObjeto(entry, registro ?? null, repos) };
  },
);
export const { handler } = getAuditoria;
