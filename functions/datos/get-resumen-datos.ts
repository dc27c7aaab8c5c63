import { datosApi } from '#shared/datos/datos.api.ts';
import { usoRepository } from '../empresas/uso.repository.ts';
import { endpoint } from '../endpoint.ts';
import { almacenRepository } from './almacen.repository.ts';
import { operacionRepository } from './operacion.repository.ts';

export const getResumenDatos = endpoint(
  datosApi.getResumenDatos,
  { repos: { usos: usoRepository, almacenes: almacenRepository, operaciones: operacionRepository } },
  async ({ empresaId, repos }) => {
    const [uso, almacen] = await Promise.all([repos.usos.find(empresaId), repos.almacenes.find(empresaId)]);
    const { inventario, programacion, prueba, ultimaCopiaId } = almacen;
    const ultima = ultimaCopiaId ? await repos.operaciones.find(empresaId, ultimaCopiaId) : undefined;
    return {
      usuarios: uso?.usuarios ?? 0,
      candidatos: uso?.candidatos ?? 0,
      entrevistas: uso?.entrevistas ?? 0,
      informes: (uso?.porValidar ?? 0) + (uso?.validadas ?? 0),
      inventario,
      ultimaCopia: ultima
        ? {
            id: ultima.id,
            estado: ultima.estado,
            fecha: ultima.fechaFin ?? ultima.fechaCreacion,
            motivo: ultima.motivo,
          }
        : null,
      programacion,
      prueba,
    };
  },
);
export const { handler } = getResumenDatos;
