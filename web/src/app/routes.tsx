import { lazy, type ReactNode } from 'react';
import type { PageId } from './access.ts';

/** A page and who may open it: `access.ts` holds the rule by the page's id. Each page is a chunk of its own. */
export interface PageRoute {
  path: string;
  page: PageId;
  element: ReactNode;
}

const Panel = lazy(() => import('../features/panel/panel-page.tsx'));
const Empresas = lazy(() => import('../features/empresas/empresas-page.tsx'));
const Candidatos = lazy(() => import('../features/candidatos/candidatos-page.tsx'));
const NuevoCandidato = lazy(() => import('../features/candidatos/create-candidato-page.tsx'));
const ImportarCandidatos = lazy(() => import('../features/importaciones/importar-page.tsx'));
const PorSuprimir = lazy(() => import('../features/candidatos/por-suprimir-page.tsx'));
const Candidato = lazy(() => import('../features/candidatos/candidato-page.tsx'));
const EditarCandidato = lazy(() => import('../features/candidatos/edit-candidato-page.tsx'));
const Entrevistas = lazy(() => import('../features/entrevistas/entrevistas-page.tsx'));
const Entrevista = lazy(() => import('../features/entrevistas/entrevista-page.tsx'));
const Informes = lazy(() => import('../features/informes/informes-page.tsx'));
const Informe = lazy(() => import('../features/informes/informe-page.tsx'));
const CompararInformes = lazy(() => import('../features/informes/comparar-page.tsx'));
const InformeCompleto = lazy(() => import('../features/informes/completo-page.tsx'));
const Servicios = lazy(() => import('../features/servicios-hr/servicios-page.tsx'));
const Servicio = lazy(() => import('../features/servicios-hr/servicio-page.tsx'));
const NuevoServicio = lazy(() => import('../features/servicios-hr/nuevo-servicio-page.tsx'));
const EditarServicio = lazy(() => import('../features/servicios-hr/editar-servicio-page.tsx'));
const VersionesServicio = lazy(() => import('../features/servicios-hr/versiones-page.tsx'));
const ProbarServicio = lazy(() => import('../features/servicios-hr/probar-page.tsx'));
const Analytics = lazy(() => import('../features/analytics/analytics-page.tsx'));
const Areas = lazy(() => import('../features/areas/areas-page.tsx'));
const Usuarios = lazy(() => import('../features/usuarios/usuarios-page.tsx'));
const Notificaciones = lazy(() => import('../features/notificaciones/notificaciones-page.tsx'));
const Perfil = lazy(() => import('../features/perfil/perfil-page.tsx'));
const AsistenteEmpresa = lazy(() => import('../features/asistentes/empresa/nueva-empresa-page.tsx'));
const Onboarding = lazy(() => import('../features/asistentes/onboarding/onboarding-page.tsx'));
const Configuracion = lazy(() => import('../features/configuracion/configuracion-page.tsx'));
const PlantillaCorreo = lazy(() => import('../features/configuracion/email/plantillas/plantilla-page.tsx'));
const SaasAdmin = lazy(() => import('../features/saas-admin/saas-admin-page.tsx'));

export const PAGE_ROUTES: readonly PageRoute[] = [
  { path: 'dashboard', page: 'dashboard', element: <Panel /> },
  { path: 'servicios', page: 'servicios-hr', element: <Servicios /> },
  { path: 'servicios-hr', page: 'servicios-hr', element: <Servicios /> },
  { path: 'servicios-hr/nuevo', page: 'servicios-hr', element: <NuevoServicio /> },
  { path: 'servicios-hr/:codigo', page: 'servicios-hr', element: <Servicio /> },
  { path: 'servicios-hr/:codigo/editar', page: 'servicios-hr', element: <EditarServicio /> },
  { path: 'servicios-hr/:codigo/versiones', page: 'servicios-hr', element: <VersionesServicio /> },
  { path: 'servicios-hr/:codigo/probar', page: 'servicios-hr', element: <ProbarServicio /> },
  { path: 'candidatos', page: 'candidatos', element: <Candidatos /> },
  { path: 'candidatos/nuevo', page: 'candidatos', element: <NuevoCandidato /> },
  { path: 'candidatos/importar', page: 'candidatos', element: <ImportarCandidatos /> },
  { path: 'candidatos/por-suprimir', page: 'candidatos', element: <PorSuprimir /> },
  { path: 'candidatos/:id', page: 'candidatos', element: <Candidato /> },
  { path: 'candidatos/:id/editar', page: 'candidatos', element: <EditarCandidato /> },
  { path: 'entrevistas', page: 'entrevistas', element: <Entrevistas /> },
  { path: 'entrevistas/:id', page: 'entrevistas', element: <Entrevista /> },
  { path: 'informes', page: 'informes', element: <Informes /> },
  { path: 'informes/comparar', page: 'informes', element: <CompararInformes /> },
  { path: 'informes/:entrevistaId', page: 'informes', element: <Informe /> },
  { path: 'informes/:entrevistaId/completo', page: 'informes', element: <InformeCompleto /> },
  { path: 'analytics', page: 'analytics', element: <Analytics /> },
  { path: 'areas', page: 'areas', element: <Areas /> },
  { path: 'empresas', page: 'empresas', element: <Empresas /> },
  { path: 'empresas/nueva', page: 'empresas/nueva', element: <Empresas /> },
  { path: 'empresas/:id/editar', page: 'empresas', element: <Empresas /> },
  { path: 'usuarios', page: 'usuarios', element: <Usuarios /> },
  { path: 'notificaciones', page: 'notificaciones', element: <Notificaciones /> },
  { path: 'perfil', page: 'perfil', element: <Perfil /> },
  { path: 'configuracion', page: 'configuracion', element: <Configuracion /> },
  {
    path: 'configuracion/plantillas/:plantilla',
    page: 'configuracion/plantillas',
    element: <PlantillaCorreo />,
  },
  { path: 'saas-admin', page: 'saas-admin', element: <SaasAdmin /> },
  { path: 'saas-admin/empresas/nueva', page: 'saas-admin', element: <AsistenteEmpresa /> },
  { path: 'onboarding', page: 'onboarding', element: <Onboarding /> },
];
