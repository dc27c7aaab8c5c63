import { Stack } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { DraftNotice } from '../../../components/draft-notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { OnlySuperadmin } from './only-superadmin.tsx';
import { SaveFailure } from './save-failure.tsx';
import { ServicioForm } from './servicio-form.tsx';
import { emptyValues, type ServicioValues } from './servicio-values.ts';

export default function NuevoServicioPage() {
  const { isSuperadmin } = useSession();
  return (
    <>
      <PageHeader title="Nuevo servicio" back={{ to: '/servicios-hr', label: 'Servicios HR' }} />
      {isSuperadmin ? <CreateForm /> : <OnlySuperadmin verb="crear" />}
    </>
  );
}

function CreateForm() {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { form, onSubmit, failure, isSubmitting } = useApiForm({
    schema: async () =>
      (await import('#shared/entrevistas/servicios-hr/guardar-servicio.ts')).createServicioHrFormSchema(),
    defaultValues: emptyValues(),
    send: (body, options) => api.call('createServicioHr', { body, ...options }),
    onSuccess: (servicio) => {
      draft.clear();
      guard.release();
      void refresh('createServicioHr');
      toast.success('Servicio creado', { description: servicio.nombre });
      void navigate(`/servicios-hr/${servicio.codigo}`);
    },
  });
  const draft = useDraft({ name: 'servicio-hr', form });
  const guard = useUnsavedChanges(form.formState.isDirty, draft.clear);
  return (
    <Stack gap="4" maxW="5xl">
      <DraftNotice draft={draft} />
      <ServicioForm
        form={form as unknown as UseFormReturn<ServicioValues>}
        isNew
        onSubmit={onSubmit}
        isSubmitting={isSubmitting}
        onCancel={() => navigate('/servicios-hr')}
        submitText="Crear servicio"
        notice={<SaveFailure verb="crear" failure={failure} />}
      />
      {guard.dialog}
    </Stack>
  );
}
