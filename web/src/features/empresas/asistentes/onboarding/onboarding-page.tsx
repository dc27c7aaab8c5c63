import { useRef, useState } from 'react';
import { generatePassword } from '#shared/core/temporary-password.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { DraftNotice } from '../../../../components/draft-notice.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { empresaNombre } from '../../../../lib/empresa-nombre.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { LazyCreada as Creada } from '../lazy-creada.tsx';
import { usePlanes } from '../use-planes.ts';
import { useWizard } from '../use-wizard.ts';
import type { Values } from '../wizard-values.ts';
import { ONBOARDING_VACIO } from '../wizard-values.ts';
import { hechoOf } from './hecho.ts';
import { loadSchemas, OnboardingSteps, PASOS } from './onboarding-steps.tsx';

interface Created {
  empresa: Empresa;
  values: Values;
  planNombre: string;
  password: string;
}

export default function OnboardingPage() {
  const [created, setCreated] = useState<Created>();
  return (
    <>
      <PageHeader
        title={created ? 'Configuración completada' : 'Onboarding'}
        description={
          created ? undefined : 'Una empresa completa en seis pasos. Lo que escribes se conserva si recargas.'
        }
        back={{ to: '/saas-admin?seccion=empresas', label: 'Panel Sistema' }}
        actions={
          created ? undefined : (
            <LinkButton to="/onboarding?demo=1" variant="outline">
              Ver con datos de ejemplo
            </LinkButton>
          )
        }
      />
      {created ? <OnboardingCreada {...created} /> : <Onboarding onCreated={setCreated} />}
    </>
  );
}

function Onboarding({ onCreated }: { onCreated: (created: Created) => void }) {
  const refresh = useRefresh();
  const planes = usePlanes();
  // One for this onboarding: sent again after a lost answer, the request stays word for word the same.
  const password = useRef('');
  const wizard = useWizard<Created>({
    pasos: PASOS,
    schemas: loadSchemas,
    defaultValues: ONBOARDING_VACIO,
    send: async (values, options) => {
      password.current ||= generatePassword();
      const secret = { password: password.current, confirmPassword: password.current };
      const adminData = { nombre: '', email: '', ...values.adminData, ...secret };
      const empresa = await api.call('createEmpresa', { body: { ...values, adminData }, ...options });
      const plan = planes.planes?.find(({ id }) => id === empresa.plan);
      return { empresa, values, planNombre: plan?.nombre ?? empresa.plan, password: password.current };
    },
    onDone: (created) => {
      draft.clear();
      guard.release();
      void refresh('createEmpresa');
      toast.success('Configuración completada');
      onCreated(created);
    },
  });
  const draft = useDraft({ name: 'onboarding', form: wizard.form });
  const guard = useUnsavedChanges(wizard.form.formState.isDirty, draft.clear);
  return (
    <>
      <OnboardingSteps wizard={wizard} demo={false} planes={planes} notice={<DraftNotice draft={draft} />} />
      {guard.dialog}
    </>
  );
}

function OnboardingCreada({ empresa, values, planNombre, password }: Created) {
  return (
    <Creada
      nombre={empresaNombre(empresa)}
      empresaId={empresa.id}
      password={password}
      hecho={hechoOf(values, planNombre)}
    >
      Siguientes pasos: enviamos un correo a {values.adminData?.email} con su acceso. Al entrar elegirá su contraseña e
      invitará a su equipo. El primer pago es dentro de 30 días.
    </Creada>
  );
}
