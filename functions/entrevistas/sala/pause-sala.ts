import { salaApi } from '#shared/entrevistas/sala/sala.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { salaRepository } from './sala.repository.ts';
import { loadSala, readSala, salaRepos } from './sala.service.ts';

export const pauseSala = endpoint(
  salaApi.pauseSala,
  { repos: { ...salaRepos, sala: salaRepository } },
  async ({ candidate, repos, deps }) => {
    const { entrevista } = await loadSala(candidate, repos);
    await repos.sala.pause(entrevista);
    return readSala(candidate, repos, deps);
  },
);
export const { handler } = pauseSala;
