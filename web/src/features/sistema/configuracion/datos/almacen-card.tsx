import { Button, Flex, Skeleton, Spinner, Stack } from '@chakra-ui/react';
import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import { Section } from '../../../../components/card.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ActionFailure, Notice } from '../../../../components/notice.tsx';
import { api } from '../../../../lib/api.ts';
import { whole } from '../../../../lib/numbers.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { ESTADO_LABELS } from './datos-words.ts';

/** Whether the store of backups works, by trying it. */
export function AlmacenCard() {
  const { data, error, mutate } = useApi('getResumenDatos');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function test() {
    setBusy(true);
    setFailure(undefined);
    try {
      await api.call('testAlmacen');
      await mutate();
    } catch (problem) {
      setFailure(problem);
    } finally {
      setBusy(false);
    }
  }

  const { prueba, ultimaCopia } = data ?? {};
  return (
    <Section title="Almacén de copias" help="Las copias se guardan cifradas en el almacén de la plataforma.">
      {error && !data ? (
        <ErrorState title="No pudimos cargar el almacén" error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton h="32" />
      ) : (
        <Stack gap="4">
          {prueba &&
            (prueba.correcta ? (
              <Notice kind="success" title="La conexión funciona">
                Se guardó, leyó y borró un archivo en {whole.format(prueba.latencia)} ms.
              </Notice>
            ) : (
              <Notice kind="error" title={prueba.error} />
            ))}
          <DetailList
            entries={[
              ['Última prueba', prueba && <DateText key="prueba" value={prueba.fecha} style="dateTime" />],
              [
                'Última copia',
                ultimaCopia && (
                  <>
                    <DateText value={ultimaCopia.fecha} style="dateTime" /> ·{' '}
                    {ultimaCopia.motivo || ESTADO_LABELS[ultimaCopia.estado].label}
                  </>
                ),
              ],
            ]}
          />
          <ActionFailure failure={failure} />
          <Flex>
            <Button variant="outline" onClick={test} disabled={busy}>
              {busy ? <Spinner aria-hidden /> : <PlugZap aria-hidden />}
              Probar conexión
            </Button>
          </Flex>
        </Stack>
      )}
    </Section>
  );
}
