import { cuidadoApi } from '#shared/entrevistas/cuidado/cuidado.api.ts';
import { lineas } from '#shared/entrevistas/dignidad/lineas.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { diaNoValido, paisDesconocido, versionDesconocida } from './cuidado.errors.ts';
import { textosRepository } from './textos.repository.ts';
import { findPublicacion } from './textos-publicados.ts';

export const createRevisionTextos = endpoint(
  cuidadoApi.createRevisionTextos,
  { repos: { textos: textosRepository } },
  async ({ body, usuario, repos, deps }) => {
    const fecha = deps.now().toISOString();
    if (!findPublicacion(body.conjunto, body.version)) throw versionDesconocida();
    if (body.clase === 'pais' && !(body.pais in lineas().paises)) throw paisDesconocido();
    if (body.fecha > fecha) throw diaNoValido('fecha', 'Ese día no ha llegado todavía');
    const pais = body.clase === 'pais' ? body.pais : '';
    const revision = { ...body, pais, id: deps.newId('rev'), anotada: { fecha, por: usuario.nombre } };
    await repos.textos.create(revision);
    deps.log.info('revision.noted', { revisionId: revision.id });
    return revision;
  },
);
export const { handler } = createRevisionTextos;
