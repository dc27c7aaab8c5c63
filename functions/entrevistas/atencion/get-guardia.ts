import { atencionApi } from '#shared/entrevistas/atencion/atencion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { guardiaRepository } from './guardia.repository.ts';

export const getGuardia = endpoint(atencionApi.getGuardia, { repos: { guardia: guardiaRepository } }, ({ repos }) =>
  repos.guardia.find(),
);
export const { handler } = getGuardia;
