import { licenciasApi } from '#shared/empresas/licencias/licencias.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cifrasRepository } from '../plataforma/cifras.repository.ts';
import { toLicencias } from './licencia.record.ts';
import { licenciaRepository } from './licencia.repository.ts';

export const getLicenciasActivas = endpoint(
  licenciasApi.getLicenciasActivas,
  { repos: { licencias: licenciaRepository, cifras: cifrasRepository } },
  async ({ usuario, repos }) => {
    if (usuario.rol === 'superadmin') {
      const { LICENCIAS, EMPRESAS } = await repos.cifras.read();
      return { licenciasActivas: LICENCIAS.activas, totalEmpresas: EMPRESAS.total };
    }
    const resumen = usuario.empresaId && (await repos.licencias.findResumen(usuario.empresaId));
    return resumen
      ? { licenciasActivas: toLicencias(resumen).activas, totalEmpresas: 1 }
      : { licenciasActivas: 0, totalEmpresas: 0 };
  },
);
export const { handler } = getLicenciasActivas;
