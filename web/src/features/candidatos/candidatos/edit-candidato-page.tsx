import { Skeleton, Stack } from '@chakra-ui/react';
import { lazy, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { camposOf } from '#shared/candidatos/candidatos/campos.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { Card } from '../../../components/card.tsx';
import { DraftNotice } from '../../../components/draft-notice.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useApi, useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import type { CandidatoInput } from './candidato-fields.tsx';
import { CandidatoForm } from './candidato-form.tsx';
import { leadOn } from './cv-pendiente.ts';
import { OtraDireccion } from './otra-direccion.tsx';

/** Below the fold. */
const CvSection = lazy(() => import('./cv-section.tsx'));

export default function EditCandidatoPage() {
  const { id = '' } = useParams();
  const { hasEmpresa } = useSession();
  // What is being typed must not be replaced by a reload in the background.
  const { data, error, mutate } = useApi(
    'getCandidato',
    { params: { id } },
    { revalidateOnFocus: false, revalidateIfStale: true },
  );
  return (
    <>
      <PageHeader
        title="Editar candidato"
        description={data?.nombre}
        back={{ to: `/candidatos/${id}`, label: data?.nombre ?? 'Candidato' }}
      />
      {!hasEmpresa && <SelectEmpresaNotice />}
      {hasEmpresa && data && (
        <EditForm key={id} candidato={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
      )}
      {hasEmpresa && !data && error && (
        <Card p="0">
          <ErrorState title="No se pudo obtener el candidato" error={error} onRetry={() => void mutate()} />
        </Card>
      )}
      {hasEmpresa && !data && !error && (
        <Stack gap="4" maxW="4xl" aria-hidden>
          <Skeleton h="60" rounded="l3" />
          <Skeleton h="80" rounded="l3" />
        </Stack>
      )}
    </>
  );
}

function toValues(candidato: Candidato) {
  return { ...camposOf(candidato), renovarEnlaces: true, version: candidato.version };
}

function EditForm({ candidato, onSaved }: { candidato: Candidato; onSaved: (saved: Candidato) => void }) {
  const { id } = candidato;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [cv, setCv] = useState<File>();
  const { form, onSubmit, ...state } = useApiForm({
    schema: async () => (await import('#shared/candidatos/candidatos/candidato.ts')).updateCandidatoSchema(),
    defaultValues: toValues(candidato),
    send: (body) => api.call('updateCandidato', { params: { id }, body }),
    onSuccess: (saved) => {
      draft.clear();
      guard.release();
      onSaved(saved);
      void refresh('updateCandidato');
      const moved = saved.email !== candidato.email;
      toast.success(
        'Candidato actualizado',
        moved ? { description: `Los mensajes irán a ${saved.email}.` } : undefined,
      );
      void navigate(leadOn(id, cv));
    },
  });
  const [nueva = '', renovar = true] = useWatch({ control: form.control, name: ['email', 'renovarEnlaces'] });
  // The failure that a reload has answered: its notice goes away, the next one's is shown.
  const [settled, setSettled] = useState<unknown>();
  const draft = useDraft({ name: `candidato ${id}`, form });
  const guard = useUnsavedChanges(form.formState.isDirty || cv !== undefined, draft.clear);

  async function reload(keep: boolean) {
    const current = await api.call('getCandidato', { params: { id } });
    form.reset(toValues(current), { keepDirtyValues: keep });
    setSettled(state.failure);
    toast.info(
      keep ? 'Datos actuales cargados, con tus cambios encima' : 'Datos actuales cargados',
      keep ? { description: 'Revísalos y guarda otra vez.' } : undefined,
    );
  }

  return (
    <Stack gap="4" maxW="4xl">
      <DraftNotice draft={draft} />
      <CandidatoForm
        {...state}
        failure={state.failure === settled ? undefined : state.failure}
        form={form as unknown as UseFormReturn<CandidatoInput>}
        onSubmit={onSubmit}
        submitText="Guardar cambios"
        failureTitle="No se pudo actualizar el candidato"
        onCancel={() => navigate(`/candidatos/${id}`)}
        onReload={reload}
        cv={<CvSection candidatoId={id} file={cv} onChange={setCv} />}
        notice={
          <OtraDireccion
            candidatoId={id}
            email={candidato.email}
            nueva={nueva}
            renovar={renovar}
            onRenovar={(checked) => form.setValue('renovarEnlaces', checked, { shouldDirty: true })}
          />
        }
      />
      {guard.dialog}
    </Stack>
  );
}
