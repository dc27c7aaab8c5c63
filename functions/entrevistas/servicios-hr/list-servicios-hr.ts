import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { servicioHrListadoRepository } from './servicio-hr-listado.repository.ts';
import { findContratados, resumenFor } from './servicio-visto.ts';

export const listServiciosHr = endpoint(
  serviciosHrApi.listServiciosHr,
  { repos: { listado: servicioHrListadoRepository, empresas: empresaRepository } },
  async ({ query, usuario, repos }) => {
    const isTheirs = await findContratados(usuario, repos.empresas);
    return repos.listado.list(query, (resumen) =>
      isTheirs(resumen.codigo) ? resumenFor(usuario, resumen) : undefined,
    );
  },
);
export const { handler } = listServiciosHr;
