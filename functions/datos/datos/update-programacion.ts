import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { almacenRepository } from './almacen.repository.ts';
import { nextCopia } from './next-copia.ts';

export const updateProgramacion = endpoint(
  datosApi.updateProgramacion,
  { repos: { almacenes: almacenRepository } },
  async ({ body, empresaId, repos, deps }) => {
    const programacion = { ...body, proxima: nextCopia(body.frecuencia, deps.now()) };
    await repos.almacenes.updateProgramacion(empresaId, programacion);
    return programacion;
  },
);
export const { handler } = updateProgramacion;
