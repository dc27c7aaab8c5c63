import { informesApi } from '#shared/informes/informes/informes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { informeNoEncontrado, serviciosDistintos } from './informe.errors.ts';
import { informeRepository } from './informe.repository.ts';

export const getComparacion = endpoint(
  informesApi.getComparacion,
  { repos: { informes: informeRepository } },
  async ({ empresaId, query, repos }) => {
    const found = await repos.informes.findMany(empresaId, query.entrevistas);
    const byId = new Map(found.map((informe) => [informe.entrevistaId, informe]));
    const informes = query.entrevistas.flatMap((id) => byId.get(id) ?? []);
    if (informes.length === 0) throw informeNoEncontrado();
    if (new Set(informes.map(({ servicioId }) => servicioId)).size > 1) throw serviciosDistintos();
    return { informes, faltan: query.entrevistas.filter((id) => !byId.has(id)) };
  },
);
export const { handler } = getComparacion;
