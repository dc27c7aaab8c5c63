import type { ReactNode } from 'react';
import { checkSubdominio } from '../check-subdominio.ts';
import { type LazyPaso, lazyPaso, PasoBoundary, usePreloadedPasos } from '../lazy-paso.tsx';
import type { PlanOfrecido } from '../plan-words.ts';

import type { Paso, useWizard } from '../use-wizard.ts';
import { WizardFrame } from '../wizard-frame.tsx';
import { PasoEmpresa } from './paso-empresa.tsx';
import type { PasoProps } from './paso-props.ts';

export const PASOS: readonly LazyPaso<PasoProps>[] = [
  {
    titulo: 'Empresa',
    help: 'Los datos que la identifican.',
    campos: [
      'nombreLegal',
      'nombreComercial',
      'pais',
      'cif',
      'email',
      'telefono',
      'cantidadTrabajadores',
      'sectorIndustrial',
    ],
    Contenido: PasoEmpresa,
  },
  {
    titulo: 'Administrador principal',
    help: 'Quien gestionará la empresa, invitará a su equipo y cuenta como uno de los usuarios del plan.',
    campos: ['adminData'],
    ...lazyPaso(async () => (await import('./paso-administrador.tsx')).PasoAdministrador),
  },
  {
    titulo: 'Tenant',
    help: 'Su lugar en la plataforma y su aspecto.',
    campos: [
      'configuracion.subdominio',
      'configuracion.dominio_personalizado',
      'configuracion.logo_url',
      'configuracion.coloresPrimarios',
    ],
    check: checkSubdominio,
    ...lazyPaso(async () => (await import('./paso-tenant.tsx')).PasoTenant),
  },
  {
    titulo: 'Plan',
    help: 'Empieza con 30 días de prueba.',
    campos: ['plan'],
    ...lazyPaso(async () => (await import('./paso-plan.tsx')).PasoPlan),
  },
  {
    titulo: 'Configuración inicial',
    help: 'Con qué empieza a trabajar.',
    campos: ['areas', 'configuracion.servicios_activos', 'configuracion.integraciones'],
    ...lazyPaso(async () => (await import('./paso-configuracion.tsx')).PasoConfiguracion),
  },
  {
    titulo: 'Resumen',
    help: 'Revisa cada dato antes de completar la configuración.',
    campos: [],
    ...lazyPaso(async () => (await import('./paso-resumen.tsx')).PasoResumen),
  },
];

/** The same steps, asking the server nothing. */
export const PASOS_DEMO: readonly Paso[] = PASOS.map(({ titulo, campos }) => ({ titulo, campos }));

export const loadSchemas = async () => (await import('#shared/empresas/empresas/asistentes.ts')).PASOS_ONBOARDING;

interface Props {
  notice?: ReactNode;
  wizard: Pick<
    ReturnType<typeof useWizard>,
    'form' | 'errorOf' | 'step' | 'go' | 'next' | 'previous' | 'busy' | 'failure'
  >;
  demo: boolean;
  planes: { planes: PlanOfrecido[] | undefined; error: unknown; retry: () => void };
}

export function OnboardingSteps({ wizard, demo, planes, notice }: Props): ReactNode {
  usePreloadedPasos(PASOS);
  const paso = PASOS[wizard.step];
  return (
    <WizardFrame
      label="la configuración"
      pasos={PASOS}
      step={wizard.step}
      help={paso?.help}
      onPrevious={wizard.previous}
      onNext={() => void wizard.next()}
      busy={wizard.busy}
      finishText="Completar Configuración"
      finishBusyText="Completando..."
      failure={wizard.failure}
      notice={notice}
    >
      <PasoBoundary>
        {paso && <paso.Contenido wizard={wizard} demo={demo} planes={planes} go={wizard.go} />}
      </PasoBoundary>
    </WizardFrame>
  );
}
