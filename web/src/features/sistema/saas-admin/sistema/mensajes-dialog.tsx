import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Inbox } from 'lucide-react';
import type { MensajeMuerto } from '#shared/sistema/sistema/colas.ts';
import { Dialog } from '../../../../components/dialog.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { formatDate } from '../../../../lib/dates.ts';
import { agoText } from '../../../../lib/relative-time.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { trabajoName } from './trabajo-words.ts';

/** Which messages a job gave up on; never what they say. */
export function MensajesDialog({ trabajo, onClose }: { trabajo: string; onClose: () => void }) {
  const { data, error, mutate, isValidating } = useApi('listMensajesMuertos', { params: { trabajo } });
  return (
    <Dialog
      open
      onClose={onClose}
      width="lg"
      title={`Fallidos: ${trabajoName(trabajo)}`}
      footer={
        <Button variant="outline" onClick={onClose}>
          Volver
        </Button>
      }
    >
      <Text color="fg.muted" mb="3">
        Hasta 10 mensajes. Su contenido no se muestra, porque puede llevar datos personales.
      </Text>
      {error && !data ? (
        <ErrorState
          title="No pudimos leer los mensajes"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : data?.data.length === 0 ? (
        <EmptyState icon={Inbox} title="Ya no queda ninguno" />
      ) : (
        <Stack as="ul" gap="0" listStyle="none">
          {data ? data.data.map((mensaje) => <Mensaje key={mensaje.id} {...mensaje} />) : <Skeleton h="16" />}
        </Stack>
      )}
    </Dialog>
  );
}

function Mensaje({ id, evento, fecha, intentos }: MensajeMuerto) {
  return (
    <Box as="li" py="2.5" borderTopWidth="1px" borderColor="border.muted">
      <Text fontWeight="medium">{evento ?? 'Ejecución fallida'}</Text>
      <Text color="fg.muted">
        Llegó{' '}
        <time dateTime={fecha} title={formatDate(fecha, 'dateTime')}>
          {agoText(Date.now() - Date.parse(fecha))}
        </time>
        {` · recibido ${intentos} ${intentos === 1 ? 'vez' : 'veces'}`}
      </Text>
      <Text textStyle="xs" color="fg.muted" fontFamily="mono" overflowWrap="anywhere">
        {id}
      </Text>
    </Box>
  );
}
