import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { salaRepository } from './sala.repository.ts';
import { loadSala, readSala, salaRepos } from './sala.service.ts';

export const resumeSala = endpoint(
  salaApi.resumeSala,
  { repos: { ...salaRepos, sala: salaRepository } },
  async ({ candidate, repos, deps }) => {
    const { entrevista } = await loadSala(candidate, repos);
    // Somebody of the company has noted that there is permission.
    await repos.sala.resume(entrevista, { mayor: entrevista.permisoMenor !== undefined });
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = resumeSala;
