import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { diaNoValido } from './cuidado.errors.ts';
import { lineasRepos, readLinea, todayOf } from './lineas.service.ts';

export const correctLineaAyuda = endpoint(
  cuidadoApi.correctLineaAyuda,
  { repos: lineasRepos },
  async ({ params: { linea: id }, body: { version, fechaFuente, ...body }, usuario, repos, deps }) => {
    const { linea: before, after } = await readLinea(id, repos, deps);
    const today = todayOf(deps);
    if (fechaFuente > deps.now().toISOString()) throw diaNoValido('fechaFuente', 'Ese día no ha llegado todavía');
    const correccion = { ...body, fecha_fuente: fechaFuente, fecha: today, por: usuario.nombre };
    const cambios = (['nombre', 'numero', 'marcar', 'fuente'] as const).map((campo) => ({
      campo,
      antes: before[campo],
      despues: body[campo],
    }));
    const result = after({ correccion, version: version + 1 });
    await repos.lineas.correct(id, correccion, version, { result, cambios });
    return result;
  },
);
export const { handler } = correctLineaAyuda;
