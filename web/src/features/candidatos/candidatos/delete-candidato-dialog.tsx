import { Text } from '@chakra-ui/react';
import type { CandidatoResumen } from '#shared/candidatos/candidatos/candidato.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';

interface Props {
  candidato: CandidatoResumen;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteCandidatoDialog({ candidato, onClose, onDeleted }: Props) {
  const refresh = useRefresh();
  async function remove() {
    await api.call('deleteCandidato', { params: { id: candidato.id } });
    void refresh('deleteCandidato');
    toast.success('Candidato eliminado correctamente', { description: candidato.nombre });
    onDeleted();
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`¿Eliminar a ${candidato.nombre}?`}
      confirmLabel="Eliminar candidato"
      onConfirm={remove}
      onClose={onClose}
    >
      <Text>
        Se elimina su ficha con el historial, las notas y el currículum, y queda libre su plaza del plan. Esta acción no
        se puede deshacer.
      </Text>
    </ConfirmDialog>
  );
}
