import { type ComponentType, lazy, type ReactElement } from 'react';
import { matchPath } from 'react-router';
import type { PageId } from './access.ts';

/** A page and who may open it: `access.ts` holds the rule by the page's id. Each page is a chunk of its own. */
export interface PageRoute {
  path: string;
  page: PageId;
  element: ReactElement<object, ComponentType & { load: () => Promise<unknown> }>;
}

function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  return Object.assign(lazy(load), { load }) as unknown as ComponentType & { load: typeof load };
}

const Panel = lazyPage(() => import('../features/cifras/panel/panel-page.tsx'));
const Empresas = lazyPage(() => import('../features/empresas/empresas/empresas-page.tsx'));
const Candidatos = lazyPage(() => import('../features/candidatos/candidatos/candidatos-page.tsx'));
const NuevoCandidato = lazyPage(() => import('../features/candidatos/candidatos/create-candidato-page.tsx'));
const ImportarCandidatos = lazyPage(() => import('../features/candidatos/importaciones/importar-page.tsx'));
const PorSuprimir = lazyPage(() => import('../features/candidatos/candidatos/por-suprimir-page.tsx'));
const Candidato = lazyPage(() => import('../features/candidatos/candidatos/candidato-page.tsx'));
const EditarCandidato = lazyPage(() => import('../features/candidatos/candidatos/edit-candidato-page.tsx'));
const Entrevistas = lazyPage(() => import('../features/entrevistas/entrevistas/entrevistas-page.tsx'));
const Entrevista = lazyPage(() => import('../features/entrevistas/entrevistas/entrevista-page.tsx'));
const Atencion = lazyPage(() => import('../features/entrevistas/atencion/atencion-page.tsx'));
const UnaAtencion = lazyPage(() => import('../features/entrevistas/atencion/una-atencion-page.tsx'));
const Informes = lazyPage(() => import('../features/informes/informes/informes-page.tsx'));
const Informe = lazyPage(() => import('../features/informes/informes/informe-page.tsx'));
const CompararInformes = lazyPage(() => import('../features/informes/informes/comparar-page.tsx'));
const InformeCompleto = lazyPage(() => import('../features/informes/informes/completo-page.tsx'));
const Servicios = lazyPage(() => import('../features/entrevistas/servicios-hr/servicios-page.tsx'));
const Servicio = lazyPage(() => import('../features/entrevistas/servicios-hr/servicio-page.tsx'));
const NuevoServicio = lazyPage(() => import('../features/entrevistas/servicios-hr/nuevo-servicio-page.tsx'));
const EditarServicio = lazyPage(() => import('../features/entrevistas/servicios-hr/editar-servicio-page.tsx'));
const VersionesServicio = lazyPage(() => import('../features/entrevistas/servicios-hr/versiones-page.tsx'));
const ProbarServicio = lazyPage(() => import('../features/entrevistas/servicios-hr/probar-page.tsx'));
const Analytics = lazyPage(() => import('../features/cifras/analiticas/analytics-page.tsx'));
const Areas = lazyPage(() => import('../features/empresas/areas/areas-page.tsx'));
const Usuarios = lazyPage(() => import('../features/empresas/usuarios/usuarios-page.tsx'));
const Notificaciones = lazyPage(() => import('../features/avisos/notificaciones/notificaciones-page.tsx'));
const Perfil = lazyPage(() => import('../features/acceso/perfil/perfil-page.tsx'));
const AsistenteEmpresa = lazyPage(() => import('../features/empresas/asistentes/empresa/nueva-empresa-page.tsx'));
const Onboarding = lazyPage(() => import('../features/empresas/asistentes/onboarding/onboarding-page.tsx'));
const Configuracion = lazyPage(() => import('../features/sistema/configuracion/configuracion-page.tsx'));
const PlantillaCorreo = lazyPage(() => import('../features/sistema/configuracion/email/plantillas/plantilla-page.tsx'));
const SaasAdmin = lazyPage(() => import('../features/sistema/saas-admin/saas-admin-page.tsx'));

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
  { path: 'atencion', page: 'atencion', element: <Atencion /> },
  { path: 'atencion/:entrevistaId/:id', page: 'atencion', element: <UnaAtencion /> },
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

/** Fetches the page of an address: what is known before the session is, and needed after it. */
export function preloadPage(pathname: string): void {
  const route = PAGE_ROUTES.find(({ path }) => matchPath(`/${path}`, pathname));
  // Whoever shows it says that it did not come.
  route?.element.type.load().catch(() => undefined);
}
