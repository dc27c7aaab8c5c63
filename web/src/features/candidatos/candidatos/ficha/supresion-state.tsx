import { Button, Spinner, Stack, Text } from '@chakra-ui/react';
import type { Supresion } from '#shared/datos/privacidad/privacidad.ts';
import { Section } from '../../../../components/card.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { api } from '../../../../lib/api.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { whole } from '../../../../lib/numbers.ts';
import { toast } from '../../../../lib/toast.ts';

/** In the place of a candidate who is being erased, or was. */
export default function SupresionState({
  supresion,
  onRetry,
}: {
  supresion: Supresion;
  onRetry: () => Promise<unknown>;
}) {
  const { cuentas, solicitadaPor, fechaInicio, fechaFin } = supresion;
  return (
    <Section title="Supresión de datos" maxW="3xl">
      <Stack gap="4" aria-live="polite">
        <State supresion={supresion} onRetry={onRetry} />
        <DetailList
          entries={[
            ['Solicitada por', solicitadaPor.nombre],
            ['Inicio', <DateText key="inicio" value={fechaInicio} style="dateTime" />],
            ['Fin', fechaFin && <DateText key="fin" value={fechaFin} style="dateTime" />],
            ['Entrevistas', whole.format(cuentas.entrevistas)],
            ['Archivos', whole.format(cuentas.archivos)],
            ['Otros datos', whole.format(cuentas.elementos)],
          ]}
        />
      </Stack>
    </Section>
  );
}

function State({ supresion, onRetry }: { supresion: Supresion; onRetry: () => Promise<unknown> }) {
  const { estado, motivo, candidatoId } = supresion;
  if (estado === 'terminada') return <Notice kind="success" title="Se suprimieron todos los datos de esta persona" />;
  if (estado === 'en_curso') {
    return (
      <Text display="flex" alignItems="center" gap="3">
        <Spinner size="sm" aria-hidden />
        Suprimiendo los datos. Puedes salir de esta página: seguirá hasta terminar.
      </Text>
    );
  }

  async function retry() {
    try {
      await api.call('startSupresion', { params: { id: candidatoId }, body: { confirmacion: '' } });
      await onRetry();
    } catch (error) {
      toast.error('No se pudo continuar', { description: messageOf(error) });
    }
  }

  return (
    <Notice
      kind="error"
      title="La supresión se detuvo"
      action={
        <Button size="sm" variant="outline" onClick={retry}>
          Continuar
        </Button>
      }
    >
      {motivo}
    </Notice>
  );
}
