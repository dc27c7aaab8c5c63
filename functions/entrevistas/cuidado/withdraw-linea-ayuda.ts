import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { lineasRepos, readLinea, sameNumber, todayOf } from './lineas.service.ts';

/** The number, and so every line of the country that has it: what does not answer answers for nothing. */
export const withdrawLineaAyuda = endpoint(
  cuidadoApi.withdrawLineaAyuda,
  { repos: lineasRepos },
  async ({ params: { linea: id }, body: { motivo }, usuario, repos, deps }) => {
    const { linea, after } = await readLinea(id, repos, deps);
    const retirada = { fecha: todayOf(deps), por: usuario.nombre, motivo };
    const result = after({ retirada }, sameNumber(linea));
    const cambios = [
      { campo: 'retirada', antes: linea.retirada !== null, despues: true },
      { campo: 'motivo', antes: linea.retirada?.motivo ?? null, despues: motivo },
    ];
    await repos.lineas.set(sameNumber(linea), 'retirada', retirada, { result, cambios });
    deps.log.info('linea.withdrawn', { linea: id });
    return result;
  },
);
export const { handler } = withdrawLineaAyuda;
