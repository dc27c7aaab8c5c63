import type { Area } from '#shared/empresas/areas/area.ts';
import { api } from '../../../lib/api.ts';
import { entriesOf } from '../../../lib/use-optimistic.ts';
import { useToggle } from '../../../lib/use-toggle.ts';

/** Archives an active area and activates an archived one. */
export const useToggleArea = () =>
  useToggle<Area>({
    idOf: ({ id }) => id,
    save: ({ id, nombreArea, descripcionArea, activo, version }) =>
      api.call('updateArea', { params: { id }, body: { nombreArea, descripcionArea, activo: !activo, version } }),
    shown: ({ id, activo }) => [
      entriesOf('listAreas', (area) => (area.id === id ? { ...area, activo: !activo } : area)),
    ],
    said: ({ activo, nombreArea }) =>
      activo
        ? { title: 'Área activada', description: `«${nombreArea}» vuelve a recibir candidatos.` }
        : { title: 'Área archivada', description: `«${nombreArea}» conserva sus candidatos y no recibe nuevos.` },
    failed: 'Error al actualizar área',
    reads: ['listAreas'],
  });
