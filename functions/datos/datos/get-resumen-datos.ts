import { datosApi } from '#shared/datos/datos/datos.api.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { almacenRepository } from './almacen.repository.ts';
import { nombreOf } from './asked-empresa.ts';
import { operacionRepository } from './operacion.repository.ts';

export const getResumenDatos = endpoint(
  datosApi.getResumenDatos,
  { repos: { empresas: empresaRepository, almacenes: almacenRepository, operaciones: operacionRepository } },
  async ({ empresaId, repos }) => {
    const [empresaNombre, uso, almacen] = await Promise.all([
      nombreOf(empresaId, repos.empresas),
      repos.empresas.findUso(empresaId),
      repos.almacenes.find(empresaId),
    ]);
    const { inventario, programacion, prueba, ultimaCopiaId } = almacen;
    const ultima = ultimaCopiaId ? await repos.operaciones.find(empresaId, ultimaCopiaId) : undefined;
    return {
      empresaNombre,
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
