import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { lineasRepos, readLinea, sameNumber } from './lineas.service.ts';

export const restoreLineaAyuda = endpoint(
  cuidadoApi.restoreLineaAyuda,
  { repos: lineasRepos },
  async ({ params: { linea: id }, repos, deps }) => {
    const { linea, after } = await readLinea(id, repos, deps);
    const result = after({ retirada: undefined }, sameNumber(linea));
    await repos.lineas.restore(sameNumber(linea), result);
    return result;
  },
);
export const { handler } = restoreLineaAyuda;
