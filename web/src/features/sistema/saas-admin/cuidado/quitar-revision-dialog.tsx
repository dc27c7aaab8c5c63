import { Text } from '@chakra-ui/react';
import type { RevisionTextos } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { diaText } from './cuidado-words.ts';

/** For what was noted by mistake. */
export default function QuitarRevisionDialog({ revision, onClose }: { revision: RevisionTextos; onClose: () => void }) {
  const { id, nombre, fecha, version } = revision;
  const refresh = useRefresh();

  async function remove() {
    await api.call('deleteRevisionTextos', { params: { id } });
    void refresh('deleteRevisionTextos');
    toast.success('Revisión quitada', { description: nombre });
  }

  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title="¿Quitar esta revisión?"
      confirmLabel="Quitar la revisión"
      onConfirm={remove}
    >
      <Text>
        La versión {version} deja de constar como revisada por {nombre} el {diaText(fecha)}. Queda en la auditoría que
        la quitaste.
      </Text>
    </ConfirmDialog>
  );
}
