import { Text } from '@chakra-ui/react';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';

/** The server refuses it when a company has taken the plan meanwhile, and says so. */
export default function DeletePlanDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const refresh = useRefresh();
  const { id, nombre } = plan;
  return (
    <ConfirmDialog
      open
      danger
      title={`¿Eliminar «${nombre}»?`}
      confirmLabel="Eliminar plan"
      onClose={onClose}
      onConfirm={async () => {
        try {
          await api.call('deletePlan', { params: { id } });
          toast.success('Plan eliminado', { description: nombre });
        } finally {
          await refresh('deletePlan');
        }
      }}
    >
      <Text>Ninguna empresa lo tiene. Dejará de ofrecerse y no se podrá recuperar.</Text>
    </ConfirmDialog>
  );
}
