import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { numeroCambiado, sinNumero } from './cuidado.errors.ts';
import { assertRecent, lineasRepos, readLinea, sameNumber } from './lineas.service.ts';

export const confirmLineaAyuda = endpoint(
  cuidadoApi.confirmLineaAyuda,
  { repos: lineasRepos },
  async ({ params: { linea: id }, body: { marcar, quien, fecha }, usuario, repos, deps }) => {
    const linea = await readLinea(id, repos, deps);
    if (!linea.marcar) throw sinNumero();
    if (marcar !== linea.marcar) throw numeroCambiado(linea.numero);
    assertRecent(fecha, deps);
    const antes = linea.confirmacion?.fecha ?? null;
    const confirmacion = { marcar, quien, fecha, por: usuario.nombre };
    await repos.lineas.set(sameNumber(linea), 'confirmacion', confirmacion, [
      { campo: 'verificada', antes, despues: fecha },
    ]);
    return readLinea(id, repos, deps);
  },
);
export const { handler } = confirmLineaAyuda;
