import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { auditRepository } from '../../core/audit.ts';
import { env } from '../../core/env.ts';
import { entrevistaUrl } from '../../entrada/access-token.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

export const getEnlaceEntrevista = endpoint(
  entrevistasApi.getEnlaceEntrevista,
  { repos: { entrevistas: entrevistaRepository, audit: auditRepository }, adapters: { secrets: kmsSecrets } },
  async ({ empresaId, params, repos, adapters }) => {
    const { tokenCifrado } = await repos.entrevistas.get(empresaId, params.id);
    const token = await adapters.secrets.decrypt(tokenCifrado, { empresaId, campo: 'tokenAcceso' });
    await repos.audit.note();
    return { enlace: entrevistaUrl(env('PUBLIC_ORIGIN'), token) };
  },
);
export const { handler } = getEnlaceEntrevista;
