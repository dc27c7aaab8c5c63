import { conservacionApi } from '#shared/datos/conservacion/conservacion.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { conservacionRepository, mesesOf, toConservacion } from './conservacion.repository.ts';

/** The same term again changes nothing, so that warnings that were given still count. */
export const updateConservacion = endpoint(
  conservacionApi.updateConservacion,
  { repos: { conservaciones: conservacionRepository } },
  async ({ empresaId, body: { meses, version }, usuario, repos, deps }) => {
    const before = await repos.conservaciones.find(empresaId);
    if (before.meses === meses) return toConservacion(before);
    const por = { usuarioId: usuario.id, nombre: usuario.nombre };
    const decision = { meses, por, fecha: deps.now().toISOString() };
    await repos.conservaciones.update(empresaId, version, decision, mesesOf(before));
    deps.log.info('conservacion.updated', { empresaId, meses });
    return toConservacion({ ...decision, version: version + 1 });
  },
);
export const { handler } = updateConservacion;
