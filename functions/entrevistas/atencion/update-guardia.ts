import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { guardiaRepository } from './guardia.repository.ts';

export const updateGuardia = endpoint(
  atencionApi.updateGuardia,
  { repos: { guardia: guardiaRepository } },
  async ({ body, repos, deps }) => {
    const guardia = await repos.guardia.update(body);
    deps.log.info('atencion.guard_updated');
    return guardia;
  },
);
export const { handler } = updateGuardia;
