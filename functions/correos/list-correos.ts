import { correosApi } from '#shared/correos/correos.api.ts';
import { endpoint } from '../entrada/endpoint.ts';
import { correoRepository } from './correo.repository.ts';
import { correoView } from './correo-view.ts';

export const listCorreos = endpoint(
  correosApi.listCorreos,
  { repos: { correos: correoRepository } },
  async ({ empresaId = null, query, repos }) => {
    const { items, cursor } = await repos.correos.list(empresaId, query);
    return { items: items.map(correoView), cursor };
  },
);
export const { handler } = listCorreos;
