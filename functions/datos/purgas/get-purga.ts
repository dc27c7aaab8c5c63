import { purgasApi } from '#shared/datos/purgas/purgas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { purgaNoEncontrada } from './purga.errors.ts';
import { purgaRepository, toPurga } from './purga.repository.ts';

export const getPurga = endpoint(
  purgasApi.getPurga,
  { repos: { purgas: purgaRepository } },
  async ({ empresaId, repos }) => {
    const purga = await repos.purgas.find(empresaId);
    if (!purga) throw purgaNoEncontrada();
    return toPurga(purga);
  },
);
export const { handler } = getPurga;
