import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';
import { assertContratado, vistaFor } from './servicio-visto.ts';

export const getServicioHr = endpoint(
  serviciosHrApi.getServicioHr,
  { repos: { servicios: servicioHrRepository, empresas: empresaRepository } },
  async ({ params: { codigo }, usuario, repos }) => {
    await assertContratado(codigo, usuario, repos.empresas);
    return vistaFor(usuario, await repos.servicios.getDetalle(codigo));
  },
);
export const { handler } = getServicioHr;
