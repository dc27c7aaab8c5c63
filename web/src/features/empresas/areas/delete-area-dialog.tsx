import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Area } from '#shared/empresas/areas/area.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { ReassignDialog } from './reassign-dialog.tsx';

interface Props {
  area: Area;
  onClose: () => void;
  onArchive: () => void;
  onReassigned: () => void;
}

/** An area with candidates is not deleted: what can be done instead is offered. */
export default function DeleteAreaDialog({ area, onClose, onArchive, onReassigned }: Props) {
  const refresh = useRefresh();
  // The list may be older than the last candidate.
  const [candidatos, setCandidatos] = useState(area.candidatos);
  if (candidatos > 0) {
    return (
      <ReassignDialog
        area={{ ...area, candidatos }}
        onClose={onClose}
        onStarted={onReassigned}
        refused
        onArchive={area.activo ? onArchive : undefined}
      />
    );
  }

  async function remove() {
    try {
      await api.call('deleteArea', { params: { id: area.id } });
    } catch (error) {
      void refresh('deleteArea');
      const count = error instanceof ApiError && error.details.find(({ path }) => path === 'candidatos');
      if (!count) throw error;
      return setCandidatos(Number(count.msg));
    }
    void refresh('deleteArea');
    toast.success('Área eliminada correctamente', { description: area.nombreArea });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      title={`¿Eliminar «${area.nombreArea}»?`}
      confirmLabel="Eliminar área"
      onConfirm={remove}
      onClose={onClose}
    >
      <Text>Esta acción no se puede deshacer. El nombre queda libre para otra área.</Text>
    </ConfirmDialog>
  );
}
