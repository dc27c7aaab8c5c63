import type { Plan } from '#shared/planes/plan.ts';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';

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
    await refresh('listPlanes');
  }

  async function toggle({ id, suscriptores: _, ...plan }: Plan): Promise<void> {
    try {
      const saved = await api.call('updatePlan', { params: { id }, body: { ...plan, activo: !plan.activo } });
      toast.success(saved.activo ? 'Plan activado' : 'Plan desactivado', {
        description: saved.activo
          ? `«${saved.nombre}» se puede contratar.`
          : `«${saved.nombre}» ya no se puede contratar. Quien lo tiene lo conserva.`,
        action: { label: 'Deshacer', run: () => void toggle(saved) },
      });
    } catch (error) {
      toast.error('No se pudo cambiar el plan', { description: messageOf(error) });
    }
    await refresh('listPlanes');
  }

  return { duplicate, toggle };
}
