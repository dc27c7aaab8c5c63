import { exportacionesApi } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { cifrasRepository } from '../../empresas/plataforma/cifras.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { exportacionRepository } from './exportacion.repository.ts';
import { tipoOf } from './tipo-of.ts';

export const createExportacion = endpoint(
  exportacionesApi.createExportacion,
  { repos: { exportaciones: exportacionRepository, cifras: cifrasRepository } },
  async ({ params, repos, deps }) => {
    const tipo = tipoOf(params.tipo);
    const cifras = await repos.cifras.read();
    const record = {
      id: deps.newId('exp'),
      tipo,
      estado: 'preparando' as const,
      filas: 0,
      total: tipo === 'usuarios' ? cifras.USUARIOS.total : cifras.EMPRESAS.total,
      fecha: deps.now().toISOString(),
    };
    await repos.exportaciones.create(record, deps);
    return record;
  },
);
export const { handler } = createExportacion;
