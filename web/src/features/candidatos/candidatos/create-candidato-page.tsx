import { Stack } from '@chakra-ui/react';
import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { CANDIDATO_VACIO } from '#shared/candidatos/candidatos/campos.ts';
import { DraftNotice } from '../../../components/draft-notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SelectEmpresaNotice } from '../../../components/select-empresa-notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { CandidatoForm } from './candidato-form.tsx';
import { leadOn } from './cv-pendiente.ts';

/** Below the fold. */
const CvSection = lazy(() => import('./cv-section.tsx'));

const suprimidoText = ({ suprimidoEl }: { suprimidoEl: string | null }) =>
  `Alguien con este correo pidió la supresión o venció su plazo el ${formatDate(suprimidoEl)}. Consérvalo solo si ha vuelto a presentarse.`;

export default function CreateCandidatoPage() {
  const { hasEmpresa } = useSession();
  return (
    <>
      <PageHeader title="Nuevo candidato" back={{ to: '/candidatos', label: 'Candidatos' }} />
      {hasEmpresa ? <CreateForm /> : <SelectEmpresaNotice />}
    </>
  );
}

function CreateForm() {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [cv, setCv] = useState<File>();
  const { form, onSubmit, ...state } = useApiForm({
    schema: async () => (await import('#shared/candidatos/candidatos/candidato.ts')).createCandidatoSchema(),
    defaultValues: CANDIDATO_VACIO,
    send: (body, options) => api.call('createCandidato', { body, ...options }),
    onSuccess: (candidato) => {
      draft.clear();
      guard.release();
      void refresh('createCandidato');
      toast.success('Candidato creado', { description: `${candidato.nombre} ya está en tu lista.` });
      if (candidato.suprimidoEl)
        toast.info('Sus datos se suprimieron antes', { description: suprimidoText(candidato) });
      void navigate(leadOn(candidato.id, cv));
    },
  });
  const draft = useDraft({ name: 'candidato', form });
  const guard = useUnsavedChanges(form.formState.isDirty || cv !== undefined, draft.clear);
  return (
    <Stack gap="4" maxW="4xl">
      <DraftNotice draft={draft} />
      <CandidatoForm
        {...state}
        form={form}
        onSubmit={onSubmit}
        submitText="Crear candidato"
        failureTitle="No se pudo crear el candidato"
        onCancel={() => navigate('/candidatos')}
        cv={<CvSection file={cv} onChange={setCv} />}
      />
      {guard.dialog}
    </Stack>
  );
}
