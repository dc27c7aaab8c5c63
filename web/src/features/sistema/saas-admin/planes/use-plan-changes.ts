import type { Plan } from '#shared/empresas/planes/plan.ts';
import { api } from '../../../../lib/api.ts';
import { messageOf } from '../../../../lib/api-error.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { entriesOf } from '../../../../lib/use-optimistic.ts';
import { useToggle } from '../../../../lib/use-toggle.ts';

/** What changes a plan at one press. */
export function usePlanChanges() {
  const refresh = useRefresh();

  async function duplicate({ id }: Plan): Promise<void> {
    try {
      const { nombre } = await api.call('duplicatePlan', { params: { id } });
      toast.success('Plan duplicado', { description: `«${nombre}» está inactivo hasta que lo revises y lo actives.` });
    } catch (error) {
      toast.error('No se pudo duplicar el plan', { description: messageOf(error) });
    }
    await refresh('updatePlan');
  }

  const toggle = useToggle<Plan>({
    idOf: ({ id }) => id,
    save: ({ id, suscriptores: _, ...plan }) =>
      api.call('updatePlan', { params: { id }, body: { ...plan, activo: !plan.activo } }),
    shown: ({ id, activo }) => [
      entriesOf('listPlanes', (plan) => (plan.id === id ? { ...plan, activo: !activo } : plan)),
    ],
    said: ({ activo, nombre }) =>
      activo
        ? { title: 'Plan activado', description: `«${nombre}» se puede contratar.` }
        : {
            title: 'Plan desactivado',
            description: `«${nombre}» ya no se puede contratar. Quien lo tiene lo conserva.`,
          },
    failed: 'No se pudo cambiar el plan',
    reads: ['listPlanes'],
  });

  return { duplicate, toggle };
}
