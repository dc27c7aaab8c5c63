import { fold } from '#shared/core/fold.ts';
import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import type { TextoCuidado } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { versionDesconocida } from './cuidado.errors.ts';
import { slicePage } from './slice-page.ts';
import { findPublicacion } from './textos-publicados.ts';

export const listTextosCuidado = endpoint(
  cuidadoApi.listTextosCuidado,
  {},
  async ({ query: { conjunto, version, grupo, q, ...page } }) => {
    const publicacion = findPublicacion(conjunto, version);
    if (!publicacion) throw versionDesconocida();
    const found = publicacion.textos.filter((each) => (!grupo || each.grupo === grupo) && (!q || mentions(each, q)));
    return slicePage(found, page);
  },
);
export const { handler } = listTextosCuidado;

const mentions = ({ id, grupo, texto, textoFacil, lenguas, variantes }: TextoCuidado, q: string) =>
  fold(
    [id, grupo, texto, textoFacil ?? '', ...[...lenguas, ...variantes].map((each) => each.texto)].join('\n'),
  ).includes(fold(q));
