import { Text } from '@chakra-ui/react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { api } from '../../../../lib/api.ts';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';

interface Props {
  empresaId: string;
  what: 'plan' | 'archivo';
  onClose: () => void;
  onDeleted: () => void;
}

const WORDS = {
  plan: {
    title: '¿Eliminar el plan estratégico?',
    text: 'Se eliminan el plan y su archivo. Esta acción no se puede deshacer.',
    confirm: 'Eliminar plan',
    done: 'Plan estratégico eliminado',
    failure: 'Error al eliminar plan estratégico',
  },
  archivo: {
    title: '¿Eliminar el archivo del plan?',
    text: 'El nombre, la descripción y el texto del plan se quedan. Esta acción no se puede deshacer.',
    confirm: 'Eliminar archivo',
    done: 'Archivo eliminado',
    failure: 'Error al eliminar el archivo',
  },
};

export function DeleteDialog({ empresaId, what, onClose, onDeleted }: Props) {
  const words = WORDS[what];

  async function remove() {
    const params = { id: empresaId };
    try {
      if (what === 'plan') await api.call('deletePlanEstrategico', { params, body: { planEstrategico: null } });
      else await api.call('deleteArchivoPlan', { params });
    } catch (error) {
      throw withTitle(words.failure, error);
    }
    toast.success(words.done);
    onDeleted();
  }

  return (
    <ConfirmDialog open onClose={onClose} title={words.title} confirmLabel={words.confirm} danger onConfirm={remove}>
      <Text>{words.text}</Text>
    </ConfirmDialog>
  );
}

/** What failed, and why, in the error's own kind: its reference stays. */
function withTitle(title: string, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, details, requestId } = error;
  return new ApiError({ status, code, details, requestId, message: `${title}. ${messageOf(error)}` });
}
