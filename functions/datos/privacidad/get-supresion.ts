import { privacidadApi } from '#shared/datos/privacidad/privacidad.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { supresionNoEncontrada } from './privacidad.errors.ts';
import { supresionRepository, toSupresion } from './supresion.repository.ts';

export const getSupresion = endpoint(
  privacidadApi.getSupresion,
  { repos: { supresiones: supresionRepository } },
  async ({ empresaId, params, repos }) => {
    const supresion = await repos.supresiones.find(empresaId, params.id);
    if (!supresion) throw supresionNoEncontrada();
    return toSupresion(supresion);
  },
);
export const { handler } = getSupresion;
