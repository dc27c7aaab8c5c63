import { createHash } from 'node:crypto';
import { salaApi } from '#shared/sala/sala.api.ts';
import { CONSENTIMIENTOS } from '#shared/sala/sala.ts';
import { endpoint } from '../endpoint.ts';
import { salaCerrada, salaNoAbierta } from './sala.errors.ts';
import { salaRepository } from './sala.repository.ts';
import { loadSala, readSala, salaRepos } from './sala.service.ts';
import { salaView } from './sala-view.ts';

export const acceptConsentimientos = endpoint(
  salaApi.acceptConsentimientos,
  { repos: { ...salaRepos, sala: salaRepository } },
  async ({ candidate, sourceIp, repos, deps }) => {
    const open = await loadSala(candidate, repos);
    const { entrevista } = open;
    const { estado } = salaView(open, deps.now());
    if (estado === 'no_abierta') throw salaNoAbierta();
    if (estado === 'abierta') {
      const fecha = deps.now().toISOString();
      await repos.sala.acceptConsents(
        entrevista,
        CONSENTIMIENTOS.map(({ id, texto }) => ({
          id,
          hash: createHash('sha256').update(texto).digest('hex'),
          fecha,
          direccion: sourceIp,
        })),
      );
    } else if (entrevista.consentimientos.length === 0) throw salaCerrada();
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = acceptConsentimientos;
