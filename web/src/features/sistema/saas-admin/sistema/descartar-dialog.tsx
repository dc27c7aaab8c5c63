import { Text } from '@chakra-ui/react';
import type { Cola } from '#shared/sistema/sistema/colas.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { api } from '../../../../lib/api.ts';
import { whole } from '../../../../lib/numbers.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { BATCH_PATIENCE_MS } from './reintentar-dialog.tsx';
import { trabajoName } from './trabajo-words.ts';

/** What is lost with them, by what starts the job. */
const LOST: Record<Cola['disparador'], string> = {
  eventos: 'Lo que pedían no se hará: nadie recibirá ese correo, ese aviso o ese informe.',
  registro: 'Lo que ocurrió entonces no se publicará: los trabajos que dependen de ello no se enterarán.',
  horario: 'No se pierde trabajo: la próxima ejecución hace lo que quedó pendiente.',
};

export function DescartarDialog({ cola, onClose }: { cola: Cola; onClose: () => void }) {
  const refresh = useRefresh();
  const { trabajo, muertas, disparador } = cola;

  async function discard() {
    const { descartados, quedan } = await api.call('discardMensajesMuertos', {
      params: { trabajo },
      timeoutMs: BATCH_PATIENCE_MS,
    });
    await refresh('discardMensajesMuertos');
    const gone = `${whole.format(descartados)} ${descartados === 1 ? 'mensaje descartado' : 'mensajes descartados'}`;
    if (quedan > 0) toast.info(`${gone}. Quedan ${whole.format(quedan)}.`);
    else toast.success(gone);
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`¿Descartar los fallidos de «${trabajoName(trabajo)}»?`}
      confirmLabel="Descartar"
      danger
      onConfirm={discard}
    >
      <Text>
        {muertas === 1 ? 'Un mensaje se borra' : `${whole.format(muertas ?? 0)} mensajes se borran`} para siempre.{' '}
        {LOST[disparador]}
      </Text>
    </ConfirmDialog>
  );
}
