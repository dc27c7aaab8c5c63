import { Text } from '@chakra-ui/react';
import { type Cola, REINTENTOS_MAXIMO } from '#shared/sistema/sistema/colas.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { api } from '../../../../lib/api.ts';
import { whole } from '../../../../lib/numbers.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { trabajoName } from './trabajo-words.ts';

/** A batch of a hundred takes longer than an ordinary call. */
export const BATCH_PATIENCE_MS = 25_000;

export function ReintentarDialog({ cola, onClose }: { cola: Cola; onClose: () => void }) {
  const refresh = useRefresh();
  const { trabajo, muertas } = cola;

  async function retry() {
    const { reenviados, quedan } = await api.call('retryMensajesMuertos', {
      params: { trabajo },
      timeoutMs: BATCH_PATIENCE_MS,
    });
    await refresh('retryMensajesMuertos');
    const sent = `${whole.format(reenviados)} ${reenviados === 1 ? 'mensaje reenviado' : 'mensajes reenviados'}`;
    if (quedan > 0) toast.info(`${sent}. Quedan ${whole.format(quedan)}: puedes reintentar otra vez.`);
    else toast.success(sent);
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`¿Reintentar «${trabajoName(trabajo)}»?`}
      confirmLabel="Reintentar"
      onConfirm={retry}
    >
      <Text>
        {muertas === 1 ? 'Un mensaje vuelve' : `${whole.format(muertas ?? 0)} mensajes vuelven`} a la cola y se
        {muertas === 1 ? ' intenta' : ' intentan'} de nuevo. Si la causa sigue ahí, fallarán otra vez.
      </Text>
      <Text color="fg.muted">
        Se reenvían como máximo {REINTENTOS_MAXIMO} de una vez. Repetir uno ya hecho no lo hace dos veces, salvo un
        correo, que podría llegar duplicado.
      </Text>
    </ConfirmDialog>
  );
}
