import { Skeleton, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import type { ServicioHrDetalle } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { Card } from '../../../components/card.tsx';
import { DraftNotice } from '../../../components/draft-notice.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../components/obsoleta-notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useApi, useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { OnlySuperadmin } from './only-superadmin.tsx';
import { SaveFailure } from './save-failure.tsx';
import { entero } from './servicio-entero.ts';
import { ServicioForm } from './servicio-form.tsx';
import { type ServicioValues, toValues } from './servicio-values.ts';

export default function EditarServicioPage() {
  const { codigo = '' } = useParams();
  const { isSuperadmin } = useSession();
  // What is being typed must not be replaced by a reload in the background.
  const { data, error, mutate } = useApi(
    isSuperadmin ? 'getServicioHr' : null,
    { params: { codigo } },
    { revalidateOnFocus: false, revalidateIfStale: true },
  );
  return (
    <>
      <PageHeader
        title="Editar servicio"
        description={data && `${data.nombre} · versión ${data.version}`}
        back={{ to: `/servicios-hr/${codigo}`, label: data?.nombre ?? 'Servicio' }}
      />
      {!isSuperadmin ? (
        <OnlySuperadmin verb="editar" />
      ) : data ? (
        <EditForm key={codigo} servicio={entero(data)} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      ) : error ? (
        <Card p="0">
          <ErrorState title="No pudimos cargar este servicio" error={error} onRetry={() => void mutate()} />
        </Card>
      ) : (
        <Stack gap="4" maxW="5xl" aria-hidden>
          <Skeleton h="96" rounded="l3" />
          <Skeleton h="96" rounded="l3" />
        </Stack>
      )}
    </>
  );
}

function EditForm({ servicio, onSaved }: { servicio: ServicioHrDetalle; onSaved: (saved: ServicioHrDetalle) => void }) {
  const { codigo } = servicio;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const base = useRef(toValues(servicio));
  // The failure that a reload has answered: its notice goes away, the next one's is shown.
  const [settled, setSettled] = useState<unknown>();
  const [both, setBoth] = useState<readonly string[]>([]);
  const { form, onSubmit, failure, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/servicios-hr/guardar-servicio.ts')).updateServicioHrSchema(),
    defaultValues: toValues(servicio) as object,
    send: (body) => api.call('updateServicioHr', { params: { codigo }, body }),
    onSuccess: (saved) => {
      draft.clear();
      guard.release();
      onSaved(saved);
      void refresh('updateServicioHr');
      toast.success('Servicio actualizado', { description: `Versión ${saved.version} de ${saved.nombre}` });
      void navigate(`/servicios-hr/${codigo}`);
    },
  });
  const values = form as unknown as UseFormReturn<ServicioValues>;
  const draft = useDraft({ name: `servicio-hr ${codigo}`, form });
  const guard = useUnsavedChanges(form.formState.isDirty, draft.clear);

  async function reload(keep: boolean) {
    const [{ mergeServicio }, latest] = await Promise.all([
      import('./merge-servicio.ts'),
      api.call('getServicioHr', { params: { codigo } }),
    ]);
    const current = toValues(entero(latest));
    const merged = mergeServicio(base.current, values.getValues(), current);
    values.reset(current);
    if (keep) for (const { path, value } of merged.kept) values.setValue(path, value as never, { shouldDirty: true });
    setBoth(keep ? merged.both : []);
    base.current = current;
    setSettled(failure);
  }

  const open = failure === settled ? undefined : failure;
  const stale = open instanceof ApiError && open.code === 'VERSION_OBSOLETA';
  return (
    <Stack gap="4" maxW="5xl">
      <DraftNotice draft={draft} />
      <ServicioForm
        form={values}
        isNew={false}
        onSubmit={onSubmit}
        isSubmitting={isSubmitting}
        onCancel={() => navigate(`/servicios-hr/${codigo}`)}
        submitText="Guardar versión nueva"
        notice={
          <>
            {stale ? (
              <ObsoletaNotice title="Otra persona cambió este servicio mientras lo editabas" onReload={reload} />
            ) : (
              <SaveFailure verb="actualizar" failure={open} />
            )}
            {both.length > 0 && (
              <Notice kind="warning" title="Las dos personas cambiaron lo mismo">
                Ahora está tu versión de: {both.join(', ')}. La de la otra persona queda en las versiones del servicio.
              </Notice>
            )}
          </>
        }
      />
      {guard.dialog}
    </Stack>
  );
}
