import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { actorOf, nombreOf } from './asked-empresa.ts';
import { PASOS } from './elemento.repository.ts';
import { newOperacion, operacionRepository } from './operacion.repository.ts';

export const createExportacionDatos = endpoint(
  datosApi.createExportacionDatos,
  { repos: { operaciones: operacionRepository, empresas: empresaRepository } },
  async ({ usuario, empresaId = null, repos, deps }) => {
    const empresaNombre = empresaId ? await nombreOf(empresaId, repos.empresas) : 'Toda la plataforma';
    const base = {
      empresaId,
      empresaNombre,
      clase: 'exportacion',
      estado: 'en_curso',
      actor: actorOf(usuario),
    } as const;
    const operacion = newOperacion({ ...base, pasosTotal: empresaId ? PASOS.length : 0 }, deps);
    await repos.operaciones.create(operacion, deps);
    deps.log.info('datos.requested', { empresaId, operacionId: operacion.id, clase: operacion.clase });
    return operacion;
  },
);
export const { handler } = createExportacionDatos;
