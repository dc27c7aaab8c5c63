import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { empresaRepository } from '../../empresas/empresas/empresa.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { versionNoEncontrada } from './servicio-hr.errors.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';
import { servicioHrCabeceraRepository } from './servicio-hr-cabecera.repository.ts';
import { assertContratado, vistaFor } from './servicio-visto.ts';

export const getVersionServicioHr = endpoint(
  serviciosHrApi.getVersionServicioHr,
  { repos: { cabeceras: servicioHrCabeceraRepository, servicios: servicioHrRepository, empresas: empresaRepository } },
  async ({ params: { codigo, version }, usuario, repos }) => {
    await assertContratado(codigo, usuario, repos.empresas);
    await repos.cabeceras.assertExists(codigo);
    const servicio = /^[1-9]\d{0,5}$/.test(version) && (await repos.servicios.findVersion(codigo, Number(version)));
    if (!servicio) throw versionNoEncontrada();
    return vistaFor(usuario, servicio);
  },
);
export const { handler } = getVersionServicioHr;
