import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { ARCHIVO_CV, type Curriculum } from '#shared/candidatos/curriculums/curriculum.ts';
import { Section } from '../../../../components/card.tsx';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApi, useRefresh } from '../../../../lib/use-api.ts';
import { DocumentoCard } from '../../../documentos/documento-card.tsx';
import { SubidaBox } from '../../../documentos/subida-box.tsx';
import { useSubida } from '../../../documentos/use-subida.ts';
import { takeCv } from '../cv-pendiente.ts';
import { PropuestaNotice } from './propuesta-notice.tsx';
import { lecturaText } from './propuesta-words.ts';

const POLL_MS = 2000;

/** The candidate's CV: its file, what was read in it, and what is proposed from it. */
export default function DocumentosTab({ candidato }: { candidato: Candidato }) {
  const { id } = candidato;
  const { data, error, mutate } = useApi(
    'getCv',
    { params: { id } },
    { refreshInterval: (cv) => (cv?.extraccion.estado === 'pendiente' ? POLL_MS : 0) },
  );
  if (error && data === undefined) {
    return <ErrorState title="No pudimos cargar el CV" error={error} onRetry={() => void mutate()} />;
  }
  if (data === undefined) return <Skeleton h="48" rounded="l3" />;
  return (
    <Section
      title="CV"
      help="PDF, DOC o DOCX, de hasta 10 MB. Nada de lo que dice se aplica sin que lo revises."
      maxW="3xl"
    >
      <Stack gap="4">
        {data && <CvFile cv={data} candidatoId={id} />}
        {data && <PropuestaNotice candidato={candidato} propuesta={data.propuesta} />}
        <CvSubida candidatoId={id} replaces={data !== null} />
      </Stack>
    </Section>
  );
}

function CvFile({ cv, candidatoId: id }: { cv: Curriculum; candidatoId: string }) {
  const refresh = useRefresh();
  const [removing, setRemoving] = useState(false);
  const ask = (ver: boolean) => api.call('getArchivoCv', { params: { id }, ...(ver && { query: { ver: '1' } }) });
  return (
    <>
      <DocumentoCard documento={cv} lectura={lecturaText(cv)} showLabel="Ver CV" ask={ask}>
        <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setRemoving(true)}>
          <Trash2 aria-hidden />
          Eliminar CV
        </Button>
      </DocumentoCard>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title="¿Eliminar el CV?"
        confirmLabel="Eliminar CV"
        danger
        onConfirm={async () => {
          await api.call('deleteCv', { params: { id } });
          await refresh('confirmCv');
          toast.success('CV eliminado');
        }}
      >
        <Text>Se eliminan el archivo y el texto leído. Los datos del candidato se conservan.</Text>
      </ConfirmDialog>
    </>
  );
}

function CvSubida({ candidatoId, replaces }: { candidatoId: string; replaces: boolean }) {
  const refresh = useRefresh();
  const params = { id: candidatoId };
  const subida = useSubida({
    admision: ARCHIVO_CV,
    announce: async (body, signal) => (await api.call('uploadCv', { params, body, signal })).subida,
    async confirm(subidaId, options) {
      await api.call('confirmCv', { params, body: { subidaId }, ...options });
      await refresh('deleteCv');
    },
  });
  const { send } = subida;
  // Sent once, however often this runs: taking it leaves nothing to take.
  useEffect(() => {
    const chosen = takeCv(candidatoId);
    if (chosen) send(chosen);
  }, [candidatoId, send]);
  return <SubidaBox label="Archivo del CV" accept=".pdf,.doc,.docx" subida={subida} replaces={replaces} />;
}
