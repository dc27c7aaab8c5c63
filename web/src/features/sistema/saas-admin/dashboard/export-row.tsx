import { Box, Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { TipoExportacion } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { Notice } from '../../../../components/notice.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { api } from '../../../../lib/api.ts';
import { whole } from '../../../../lib/numbers.ts';
import { type Descarga, type DescargaState, useDescarga } from '../../../../lib/use-descarga.ts';

/** Below this a file is there before anybody has read how far it is. */
const LONG = 1000;

/** One file of the platform: a job makes it, and this asks until it is there. */
export function ExportRow({ tipo, label, detail }: { tipo: TipoExportacion; label: string; detail: string }) {
  const { state, start } = useDescarga();
  const busy = state.fase === 'preparando';

  async function download() {
    let id: string | undefined;
    await start(async () => {
      const file = id
        ? await api.call('getExportacion', { params: { tipo, id } })
        : await api.call('createExportacion', { params: { tipo } });
      id = file.id;
      const { filas: hechos, total } = file;
      return { ...file, avance: { hechos, total: Math.max(hechos, total) } } satisfies Descarga;
    });
  }

  return (
    <Box as="li" py="2.5" borderTopWidth="1px" borderColor="border.muted">
      <Flex align="center" gap="3">
        <Stack gap="0" flex="1" minW="0">
          <Text fontWeight="medium">{label}</Text>
          <Text color="fg.muted" textStyle="xs">
            {detail}
          </Text>
        </Stack>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Exportar ${label}`}
          aria-disabled={busy}
          onClick={() => !busy && void download()}
        >
          {busy ? <Spinner size="xs" aria-hidden /> : <Download aria-hidden />}
          {busy ? 'Exportando...' : state.fase === 'error' ? 'Reintentar' : 'CSV'}
        </Button>
      </Flex>
      <Box role="status" textStyle="xs">
        {busy && <Progress state={state} label={label} />}
        {state.fase === 'lista' && <Text color="green.fg">Exportación descargada</Text>}
      </Box>
      {state.fase === 'error' && (
        <Box mt="2">
          <Notice kind="error">{state.texto}</Notice>
        </Box>
      )}
    </Box>
  );
}

function Progress({ state, label }: { state: Extract<DescargaState, { fase: 'preparando' }>; label: string }) {
  const { hechos, total } = state.avance ?? { hechos: 0, total: 0 };
  if (total < LONG) return <Text color="fg.muted">Preparando el archivo</Text>;
  return (
    <Stack gap="1.5" mt="2">
      <Flex justify="space-between" color="fg.muted" fontVariantNumeric="tabular-nums">
        <span>Preparando el archivo</span>
        <span>
          {whole.format(hechos)} de {whole.format(total)} filas
        </span>
      </Flex>
      <ProgressBar label={`Exportación de ${label}`} percent={Math.round((hechos / total) * 100)} />
    </Stack>
  );
}
