import { configuracionesApi } from '#shared/empresas/configuraciones/configuraciones.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { findEmpresaVisible } from '../empresas/find-empresa-visible.ts';
import { configuracionId, configuracionRepository } from './configuracion.repository.ts';

export const createConfiguracion = endpoint(
  configuracionesApi.createConfiguracion,
  { repos: { configuraciones: configuracionRepository, empresas: empresaRepository } },
  async ({ body, usuario, repos, deps }) => {
    const { id: empresaId } = await findEmpresaVisible(body.empresaId, usuario, repos.empresas);
    const before = await repos.configuraciones.find(empresaId, body.nombre);
    const fecha = deps.now().toISOString();
    const entry = {
      ...body,
      id: configuracionId(empresaId, body.nombre),
      fechaCreacion: before?.fechaCreacion ?? fecha,
      fechaActualizacion: fecha,
      version: (before?.version ?? 0) + 1,
    };
    await repos.configuraciones.put(before, entry);
    deps.log.info('configuracion.stored', { empresaId });
    return entry;
  },
);
export const { handler } = createConfiguracion;
