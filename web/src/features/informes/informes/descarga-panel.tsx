import { Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { CheckField } from '../../../components/check-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import type { DescargaState } from '../../../lib/use-descarga.ts';

interface Props {
  state: DescargaState;
  transcripcion: boolean;
  onTranscripcion: (wanted: boolean) => void;
  onStart: () => void;
  /** What is made: 'el PDF', 'los PDF'. */
  what: string;
  help: string;
}

/** What goes into the file, how far it is, and another try when it failed. */
export function DescargaPanel({ state, transcripcion, onTranscripcion, onStart, what, help }: Props) {
  const busy = state.fase === 'preparando';
  return (
    <Stack p="4" gap="3">
      <CheckField
        label="Incluir la transcripción"
        help="Como anexo, con todas las preguntas y respuestas."
        checked={transcripcion}
        disabled={busy}
        onChange={onTranscripcion}
      />
      <div role="status">
        {state.fase === 'preparando' && <Progress state={state} what={what} />}
        {state.fase === 'lista' && <Text color="green.fg">Descarga terminada</Text>}
        {state.fase === 'parada' && <Text color="fg.muted">{help}</Text>}
      </div>
      {state.fase === 'error' && <Notice kind="error">{state.texto}</Notice>}
      <Button colorPalette="brand" aria-disabled={busy} onClick={() => !busy && onStart()}>
        {busy && <Spinner size="xs" aria-hidden />}
        {busy ? 'Preparando...' : state.fase === 'error' ? 'Reintentar' : 'Descargar'}
      </Button>
    </Stack>
  );
}

function Progress({ state, what }: { state: Extract<DescargaState, { fase: 'preparando' }>; what: string }) {
  const { avance } = state;
  if (!avance) return <Text color="fg.muted">Preparando {what}. Suele tardar unos segundos.</Text>;
  return (
    <Stack gap="1.5">
      <Flex justify="space-between" color="fg.muted" fontVariantNumeric="tabular-nums">
        <span>Preparando {what}</span>
        <span>
          {avance.hechos} de {avance.total}
        </span>
      </Flex>
      <ProgressBar label={`Preparando ${what}`} percent={Math.round((avance.hechos / avance.total) * 100)} />
    </Stack>
  );
}
