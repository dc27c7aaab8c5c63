import { fold } from '#shared/core/fold.ts';
import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { lineasRepos, todayOf } from './lineas.service.ts';
import { byDue, byPais, lineasAyuda } from './lineas-ayuda.ts';
import { slicePage } from './slice-page.ts';

export const listLineasAyuda = endpoint(
  cuidadoApi.listLineasAyuda,
  { repos: lineasRepos },
  async ({ query: { q, pais, estado, orden, ...page }, repos, deps }) => {
    const found = lineasAyuda(await repos.lineas.get(), todayOf(deps))
      .filter(
        (each) => (!pais || each.pais === pais) && (!estado || each.estado === estado) && (!q || mentions(each, q)),
      )
      .toSorted(orden === 'pais' ? byPais : byDue);
    return slicePage(found, page);
  },
);
export const { handler } = listLineasAyuda;

const mentions = ({ nombre, numero, marcar, paisNombre, tipo }: LineaAyuda, q: string) =>
  fold([nombre, numero, marcar, paisNombre, tipo].join('\n')).includes(fold(q));
