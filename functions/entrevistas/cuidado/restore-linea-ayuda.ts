import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { lineaNoRetirada } from './cuidado.errors.ts';
import { lineasRepos, readLinea, sameNumber } from './lineas.service.ts';

export const restoreLineaAyuda = endpoint(
  cuidadoApi.restoreLineaAyuda,
  { repos: lineasRepos },
  async ({ params: { linea: id }, repos, deps }) => {
    const linea = await readLinea(id, repos, deps);
    if (!linea.retirada) throw lineaNoRetirada();
    await repos.lineas.restore(sameNumber(linea));
    return readLinea(id, repos, deps);
  },
);
export const { handler } = restoreLineaAyuda;
