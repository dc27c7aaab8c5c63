import type { PanelEmpresa, PanelPlataforma } from '#shared/cifras/panel/panel.api.ts';
import { panelApi } from '#shared/cifras/panel/panel.api.ts';
import { type UsoRepository, usoRepository } from '../../empresas/empresas/uso.repository.ts';
import { toLicencias } from '../../empresas/licencias/licencia.record.ts';
import { type LicenciaRepository, licenciaRepository } from '../../empresas/licencias/licencia.repository.ts';
import { type CifrasRepository, cifrasRepository } from '../../empresas/plataforma/cifras.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';

export const getPanel = endpoint(
  panelApi.getPanel,
  { repos: { usos: usoRepository, licencias: licenciaRepository, cifras: cifrasRepository } },
  ({ empresaId, repos }) => (empresaId ? panelOf(empresaId, repos) : platformPanel(repos.cifras)),
);
export const { handler } = getPanel;

interface Repos {
  usos: UsoRepository;
  licencias: LicenciaRepository;
}

async function panelOf(empresaId: string, repos: Repos): Promise<PanelEmpresa> {
  const [uso, resumen] = await Promise.all([repos.usos.find(empresaId), repos.licencias.findResumen(empresaId)]);
  if (!uso || !resumen) throw empresaNoEncontrada(empresaId);
  const { candidatos, entrevistas, pendientes, enProgreso, completadas, porValidar, validadas, canceladas } = uso;
  return {
    ambito: 'empresa',
    candidatos,
    entrevistas,
    pendientes,
    enProgreso,
    completadas,
    porValidar,
    validadas,
    canceladas,
    tasaFinalizacion: entrevistas > 0 ? Math.round((completadas / entrevistas) * 100) : null,
    licencias: toLicencias(resumen),
  };
}

async function platformPanel(cifras: CifrasRepository): Promise<PanelPlataforma> {
  const { EMPRESAS, LICENCIAS, ENTREVISTAS } = await cifras.read();
  return {
    ambito: 'plataforma',
    totalEmpresas: EMPRESAS.total,
    empresasActivas: EMPRESAS.activas,
    licenciasActivas: LICENCIAS.activas,
    entrevistasCompletadas: ENTREVISTAS.realizadas,
    informesGenerados: ENTREVISTAS.informes,
  };
}
