import type { Area } from '#shared/areas/area.ts';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../lib/toast.ts';
import { useRefresh } from '../../lib/use-api.ts';

/** Archives an active area and activates an archived one; either can be undone from its message. */
export function useToggleArea() {
  const refresh = useRefresh();
  return async function toggle({ id, nombreArea, descripcionArea, activo, version }: Area): Promise<void> {
    try {
      const body = { nombreArea, descripcionArea, activo: !activo, version };
      const saved = await api.call('updateArea', { params: { id }, body });
      toast.success(saved.activo ? 'Área activada' : 'Área archivada', {
        description: saved.activo
          ? `«${nombreArea}» vuelve a recibir candidatos.`
          : `«${nombreArea}» conserva sus candidatos y no recibe nuevos.`,
        action: { label: 'Deshacer', run: () => void toggle(saved) },
      });
    } catch (error) {
      toast.error('Error al actualizar área', { description: messageOf(error) });
    }
    await refresh('listAreas');
  };
}
