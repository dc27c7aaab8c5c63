import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { api } from '../../../lib/api.ts';
import { answerOf, entriesOf } from '../../../lib/use-optimistic.ts';
import { useToggle } from '../../../lib/use-toggle.ts';

type Servicio = Pick<ServicioHr, 'codigo' | 'nombre' | 'version' | 'configuracion'>;

/** Archives an active service and activates an archived one. */
export function useToggleServicio() {
  return useToggle<Servicio>({
    idOf: ({ codigo }) => codigo,
    save: ({ codigo, version, configuracion: { activo } }) =>
      api.call('updateServicioHr', { params: { codigo }, body: { version, configuracion: { activo: !activo } } }),
    shown({ codigo, configuracion: { activo } }) {
      const turned = <T extends Servicio>(each: T): T =>
        each.codigo === codigo ? { ...each, configuracion: { ...each.configuracion, activo: !activo } } : each;
      return [entriesOf('listServiciosHr', turned), answerOf('getServicioHr', turned)];
    },
    said: ({ nombre, configuracion: { activo } }) =>
      activo
        ? { title: 'Servicio activado', description: `«${nombre}» se puede programar otra vez.` }
        : { title: 'Servicio archivado', description: `«${nombre}» conserva sus entrevistas y nadie más lo programa.` },
    failed: 'Error al actualizar servicio',
    reads: ['listServiciosHr', 'getServicioHr', 'listVersionesServicioHr'],
  });
}
