import { useState } from 'react';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { DraftNotice } from '../../../components/draft-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { empresaNombre } from '../../../lib/empresa-nombre.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { ContextoTab } from './contexto-tab.tsx';
import { DatosTab } from './datos-tab.tsx';
import { EmpresaCreada } from './empresa-creada.tsx';
import { EmpresaFormContext } from './empresa-fields.tsx';
import { EmpresaFormDialog } from './empresa-form-dialog.tsx';
import { EMPRESA_NUEVA, type EmpresaForm } from './form-values.ts';
import { NewAdminTab } from './new-admin-tab.tsx';
import { SaveFailure } from './save-failure.tsx';
import { ServiciosTab } from './servicios-tab.tsx';
import { useErrorTab } from './use-error-tab.ts';
import { useSavingToast } from './use-saving-toast.ts';

export interface Created {
  empresa: Empresa;
  /** Who can now sign in, with the temporary password that the form held. */
  admin: { email: string; password: string };
}

const ERROR = 'Error creando empresa';

interface Props {
  onClose: () => void;
  onSaved: () => void;
}

export function CreateEmpresa({ onClose, onSaved }: Props) {
  const refresh = useRefresh();
  const [created, setCreated] = useState<Created>();
  const { form, onSubmit, failure, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/empresas/empresa-form.ts')).createEmpresaSchema(),
    defaultValues: EMPRESA_NUEVA as object,
    send: async (body, options) => ({
      empresa: await api.call('createEmpresa', { body, ...options }),
      admin: body.adminData,
    }),
    onSuccess: ({ empresa, admin }) => {
      draft.clear();
      guard.release();
      void refresh('createEmpresa');
      toast.success('Empresa agregada correctamente', { description: empresaNombre(empresa) });
      onSaved();
      if (admin) setCreated({ empresa, admin });
      else onClose();
    },
    onFailure: (error) => {
      if (error !== undefined) toast.error(ERROR, { description: messageOf(error) });
    },
  });
  // The administrator's temporary password is among them.
  const draft = useDraft({ name: 'empresa', form, never: ['adminData'] });
  const guard = useUnsavedChanges(form.formState.isDirty && !created, draft.clear);
  const values = form as unknown as EmpresaForm;
  const { tab, setTab, tabsInError } = useErrorTab(values);
  useSavingToast(isSubmitting);

  if (created) return <EmpresaCreada {...created} onClose={onClose} />;
  return (
    <EmpresaFormContext value={{ form: values, empresaId: undefined, isSuperadmin: true }}>
      <EmpresaFormDialog
        title="Nueva Empresa"
        submitText="Crear Empresa"
        {...{ tab, tabsInError, onSubmit, isSubmitting, onClose }}
        onTab={setTab}
        notice={
          (draft.restored || failure !== undefined) && (
            <>
              <DraftNotice draft={draft} />
              <SaveFailure title={ERROR} failure={failure} />
            </>
          )
        }
        tabs={[
          { id: 'datos', label: 'Datos Básicos', content: <DatosTab /> },
          { id: 'servicios', label: 'Servicios', content: <ServiciosTab /> },
          { id: 'contexto', label: 'Contexto IA', content: <ContextoTab /> },
          {
            id: 'plan',
            label: 'Plan Estratégico',
            content: (
              <Notice kind="info" title="Primero crea la empresa">
                Su plan estratégico se sube y se describe al editarla.
              </Notice>
            ),
          },
          { id: 'administrador', label: 'Administrador', content: <NewAdminTab /> },
        ]}
      />
      {guard.dialog}
    </EmpresaFormContext>
  );
}
