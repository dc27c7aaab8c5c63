import { Box, Button, Flex, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { Download, ExternalLink, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Documento } from '#shared/documentos/documento.ts';
import { ARCHIVO_PLAN, type PlanConTexto } from '#shared/planes-estrategicos/plan-estrategico.ts';
import { DateText } from '../../../components/date-text.tsx';
import { SubidaBox } from '../../../components/subida-box.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { bytesText } from '../../../lib/numbers.ts';
import { saveArchivo, showArchivo } from '../../../lib/open-archivo.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useSubida } from '../../../lib/use-subida.ts';
import { extraccionText } from './plan-words.ts';

interface Props {
  empresaId: string;
  plan: PlanConTexto | null;
  readOnly: boolean;
  /** What was read in the file takes the place of the text in the form. */
  onUseText: (texto: string) => void;
  onDelete: () => void;
}

/** The plan's file: what it is, what was read in it, and the way to another one. */
export function ArchivoSection({ empresaId, plan, readOnly, onUseText, onDelete }: Props) {
  const archivo = plan?.archivo;
  return (
    <Box as="section" aria-label="Archivo del plan">
      <Heading as="h3" size="sm">
        Archivo
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="0.5">
        {readOnly
          ? 'El documento del plan.'
          : 'PDF, DOC, DOCX o TXT, de hasta 10 MB. Su texto forma parte del contexto.'}
      </Text>
      <Stack gap="3" mt="3">
        {archivo ? (
          <Box borderWidth="1px" rounded="l2" p="3.5">
            <Flex gap="3" align="flex-start">
              <Box color="fg.muted" pt="0.5">
                <FileText size={20} aria-hidden />
              </Box>
              <Box minW="0" flex="1">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {archivo.nombre}
                </Text>
                <Text color="fg.muted" textStyle="sm">
                  {archivo.formato.toUpperCase()} · {bytesText(archivo.tamano)} · subido el{' '}
                  <DateText value={archivo.fecha_subida} style="dateTime" />
                </Text>
                <Extraccion plan={plan} />
              </Box>
            </Flex>
            <Flex gap="2" wrap="wrap" mt="3">
              <OpenButtons empresaId={empresaId} archivo={archivo} />
              {!readOnly && plan.textoArchivo !== null && (
                <Button size="sm" variant="outline" onClick={() => onUseText(plan.textoArchivo ?? '')}>
                  Usar el texto del archivo
                </Button>
              )}
              {!readOnly && (
                <Button size="sm" variant="ghost" colorPalette="red" onClick={onDelete}>
                  <Trash2 aria-hidden />
                  Eliminar archivo
                </Button>
              )}
            </Flex>
          </Box>
        ) : (
          readOnly && <Text textStyle="sm">El plan no tiene ningún archivo.</Text>
        )}
        {!readOnly && <PlanSubida empresaId={empresaId} replaces={Boolean(archivo)} />}
      </Stack>
    </Box>
  );
}

function PlanSubida({ empresaId, replaces }: { empresaId: string; replaces: boolean }) {
  const refresh = useRefresh();
  const params = { id: empresaId };
  const subida = useSubida({
    admision: ARCHIVO_PLAN,
    announce: async (body, signal) => (await api.call('uploadPlanEstrategico', { params, body, signal })).subida,
    async confirm(subidaId, options) {
      await api.call('confirmPlanEstrategico', { params, body: { subidaId }, ...options });
      await refresh('getPlanEstrategico');
    },
  });
  return (
    <SubidaBox label="Archivo del plan estratégico" accept=".pdf,.doc,.docx,.txt" subida={subida} replaces={replaces} />
  );
}

function Extraccion({ plan }: { plan: PlanConTexto }) {
  const estado = plan.archivo?.extraccion.estado;
  return (
    <Flex
      role="status"
      gap="2"
      align="center"
      mt="1.5"
      textStyle="sm"
      color={estado === 'error' ? 'fg.error' : 'fg.muted'}
    >
      {estado === 'pendiente' && <Spinner size="xs" aria-hidden />}
      {extraccionText(plan)}
    </Flex>
  );
}

function OpenButtons({ empresaId, archivo }: { empresaId: string; archivo: Documento }) {
  const [busy, setBusy] = useState(false);
  const ask = (ver: boolean) =>
    api.call('getArchivoPlan', { params: { id: empresaId }, ...(ver && { query: { ver: '1' } }) });

  async function run(open: () => Promise<void>) {
    setBusy(true);
    await open().catch((error: Error) => toast.error(error.message || messageOf(error)));
    setBusy(false);
  }

  return (
    <>
      <Button size="sm" variant="outline" disabled={busy} onClick={() => run(() => showArchivo(ask))}>
        <ExternalLink aria-hidden />
        Ver archivo
      </Button>
      <Button size="sm" variant="outline" disabled={busy} onClick={() => run(() => saveArchivo(ask, archivo.nombre))}>
        <Download aria-hidden />
        Descargar
      </Button>
    </>
  );
}
