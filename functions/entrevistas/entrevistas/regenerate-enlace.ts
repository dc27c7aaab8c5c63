import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { env } from '../../core/env.ts';
import { entrevistaUrl, hashAccessToken } from '../../entrada/access-token.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { candidateMailWrites } from './candidate-mail.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

/**
 * Another link: the old one opens nothing from now on. The answer is not kept for a repeated request, since it holds the
 * link in clear; a repetition makes one more link.
 */
export const regenerateEnlace = endpoint(
  entrevistasApi.regenerateEnlace,
  { repos: { entrevistas: entrevistaRepository }, adapters: { secrets: kmsSecrets } },
  async ({ body: { avisar }, params, empresaId, repos, adapters, deps }) => {
    const entrevista = await repos.entrevistas.get(empresaId, params.id);
    const token = deps.newAccessToken();
    const set = {
      tokenHash: hashAccessToken(token),
      tokenCifrado: await adapters.secrets.encrypt(token, { empresaId, campo: 'tokenAcceso' }),
      // The calendar entry holds the link.
      secuencia: entrevista.secuencia + Number(avisar),
    };
    const mail = avisar ? candidateMailWrites('nuevoEnlaceEntrevista', { ...entrevista, ...set }, deps) : [];
    await repos.entrevistas.replaceToken(entrevista, set, mail);
    deps.log.info('entrevista.link_replaced', { empresaId, entrevistaId: entrevista.id });
    return { enlace: entrevistaUrl(env('PUBLIC_ORIGIN'), token) };
  },
);
export const { handler } = regenerateEnlace;
