import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { numeroCambiado, sinNumero } from './cuidado.errors.ts';
import { assertRecent, lineasRepos, readLinea, sameNumber } from './lineas.service.ts';

export const confirmLineaAyuda = endpoint(
  cuidadoApi.confirmLineaAyuda,
  { repos: lineasRepos },
  async ({ params: { linea: id }, body: { marcar, quien, fecha }, usuario, repos, deps }) => {
    const { linea, after } = await readLinea(id, repos, deps);
    if (!linea.marcar) throw sinNumero();
    if (marcar !== linea.marcar) throw numeroCambiado(linea.numero);
    assertRecent(fecha, deps);
    const antes = linea.confirmacion?.fecha ?? null;
    const confirmacion = { marcar, quien, fecha, por: usuario.nombre };
    const result = after({ confirmacion }, sameNumber(linea));
    const cambios = [{ campo: 'verificada', antes, despues: fecha }];
    await repos.lineas.set(sameNumber(linea), 'confirmacion', confirmacion, { result, cambios });
    return result;
  },
);
export const { handler } = confirmLineaAyuda;
