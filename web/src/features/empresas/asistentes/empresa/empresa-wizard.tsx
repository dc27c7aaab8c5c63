import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { DraftNotice } from '../../../../components/draft-notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { checkSubdominio } from '../check-subdominio.ts';
import { type LazyPaso, lazyPaso, PasoBoundary, usePreloadedPasos } from '../lazy-paso.tsx';
import { useWizard } from '../use-wizard.ts';
import { WizardFrame } from '../wizard-frame.tsx';
import type { Values } from '../wizard-values.ts';
import { PasoBasico } from './paso-basico.tsx';

const PASOS: readonly LazyPaso<ComponentProps<typeof PasoBasico>>[] = [
  {
    titulo: 'Información básica',
    help: 'Los datos que identifican a la empresa, su plan y su dirección en la plataforma.',
    campos: [
      'nombreComercial',
      'nombreLegal',
      'pais',
      'cif',
      'email',
      'telefono',
      'plan',
      'configuracion.subdominio',
      'configuracion.coloresPrimarios',
    ],
    check: checkSubdominio,
    Contenido: PasoBasico,
  },
  {
    titulo: 'Contexto empresarial',
    help: 'Cómo es la empresa. Se guarda con su ficha, junto con lo que busca.',
    campos: [
      'sectorIndustrial',
      'misionEmpresa',
      'visionEmpresa',
      'valoresEmpresa',
      'contratacion.tamaño',
      'contratacion.cultura_organizacional',
    ],
    ...lazyPaso(async () => (await import('./paso-contexto.tsx')).PasoContexto),
  },
  {
    titulo: 'Objetivos de contratación',
    help: 'A quién busca y qué valora en las personas que contrata.',
    campos: [
      'contratacion.objetivos_hiring',
      'contratacion.tipos_posiciones',
      'contratacion.competencias_clave',
      'contratacion.desafios_principales',
      'contratacion.proceso_actual',
    ],
    ...lazyPaso(async () => (await import('./paso-contratacion.tsx')).PasoContratacion),
  },
  {
    titulo: 'Plan estratégico y configuración de IA',
    help: 'Hacia dónde va la empresa y qué espera de la IA.',
    campos: ['planEstrategico', 'contratacion.expectativas_ia', 'configuracion.configuracionIA'],
    ...lazyPaso(async () => (await import('./paso-estrategia.tsx')).PasoEstrategia),
  },
];

interface Props {
  defaultValues: Values;
  /** Keeps the draft of a company that comes of a request apart. */
  draftName: string;
  onCreated: (empresa: Empresa) => void;
  notice?: ReactNode;
}

export function EmpresaWizard({ defaultValues, draftName, onCreated, notice }: Props) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const wizard = useWizard({
    pasos: PASOS,
    schemas: async () => (await import('#shared/empresas/empresas/asistentes.ts')).PASOS_EMPRESA,
    defaultValues,
    send: ({ planEstrategico, ...body }, options) =>
      api.call('createEmpresa', {
        body: { ...body, ...(planEstrategico?.nombre ? { planEstrategico } : {}) },
        ...options,
      }),
    onDone: (empresa) => {
      draft.clear();
      guard.release();
      void refresh('createEmpresa');
      toast.success('Empresa creada');
      onCreated(empresa);
    },
  });
  const draft = useDraft({ name: draftName, form: wizard.form, never: ['adminData'] });
  const guard = useUnsavedChanges(wizard.form.formState.isDirty, draft.clear);
  usePreloadedPasos(PASOS);
  const paso = PASOS[wizard.step];

  return (
    <>
      <WizardFrame
        label="la creación de la empresa"
        pasos={PASOS}
        step={wizard.step}
        help={paso?.help}
        onCancel={() => void navigate('/saas-admin?seccion=empresas')}
        onPrevious={wizard.previous}
        onNext={() => void wizard.next()}
        busy={wizard.busy}
        finishText="Crear Empresa"
        finishBusyText="Creando..."
        failure={wizard.failure}
        notice={
          <>
            {notice}
            <DraftNotice draft={draft} />
          </>
        }
      >
        <PasoBoundary>{paso && <paso.Contenido wizard={wizard} />}</PasoBoundary>
      </WizardFrame>
      {guard.dialog}
    </>
  );
}
