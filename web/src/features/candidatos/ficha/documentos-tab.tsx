import { Box, Button, Flex, Skeleton, Spinner, Stack, Text } from '@chakra-ui/react';
import { Download, ExternalLink, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Candidato } from '#shared/candidatos/candidato.ts';
import { ARCHIVO_CV, type Curriculum } from '#shared/curriculums/curriculum.ts';
import { Section } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SubidaBox } from '../../../components/subida-box.tsx';
import { api } from '../../../lib/api.ts';
import { bytesText } from '../../../lib/numbers.ts';
import { saveArchivo, showArchivo } from '../../../lib/open-archivo.ts';
import { toast } from '../../../lib/toast.ts';
import { useApi, useRefresh } from '../../../lib/use-api.ts';
import { useSubida } from '../../../lib/use-subida.ts';
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
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { estado } = cv.extraccion;
  const ask = (ver: boolean) => api.call('getArchivoCv', { params: { id }, ...(ver && { query: { ver: '1' } }) });

  async function open(run: () => Promise<void>) {
    setBusy(true);
    await run().catch((error: Error) => toast.error(error.message));
    setBusy(false);
  }

  return (
    <Box borderWidth="1px" rounded="l2" p="3.5">
      <Flex gap="3" align="flex-start">
        <Box color="fg.muted" pt="0.5">
          <FileText size={20} aria-hidden />
        </Box>
        <Box minW="0" flex="1">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {cv.nombre}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {cv.formato.toUpperCase()} · {bytesText(cv.tamano)} · subido el{' '}
            <DateText value={cv.fecha_subida} style="dateTime" />
          </Text>
          <Flex
            role="status"
            gap="2"
            align="center"
            mt="1.5"
            textStyle="sm"
            color={estado === 'error' ? 'fg.error' : 'fg.muted'}
          >
            {estado === 'pendiente' && <Spinner size="xs" aria-hidden />}
            {lecturaText(cv)}
          </Flex>
        </Box>
      </Flex>
      <Flex gap="2" wrap="wrap" mt="3">
        <Button size="sm" variant="outline" disabled={busy} onClick={() => open(() => showArchivo(ask))}>
          <ExternalLink aria-hidden />
          Ver CV
        </Button>
        <Button size="sm" variant="outline" disabled={busy} onClick={() => open(() => saveArchivo(ask, cv.nombre))}>
          <Download aria-hidden />
          Descargar
        </Button>
        <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setRemoving(true)}>
          <Trash2 aria-hidden />
          Eliminar CV
        </Button>
      </Flex>
      <ConfirmDialog
        open={removing}
        onClose={() => setRemoving(false)}
        title="¿Eliminar el CV?"
        confirmLabel="Eliminar CV"
        danger
        onConfirm={async () => {
          await api.call('deleteCv', { params: { id } });
          await refresh('getCv', 'listCandidatoHistorial');
          toast.success('CV eliminado');
        }}
      >
        <Text>Se eliminan el archivo y el texto leído. Los datos del candidato se conservan.</Text>
      </ConfirmDialog>
    </Box>
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
      await refresh('getCv', 'listCandidatoHistorial');
    },
  });
  return <SubidaBox label="Archivo del CV" accept=".pdf,.doc,.docx" subida={subida} replaces={replaces} />;
}
