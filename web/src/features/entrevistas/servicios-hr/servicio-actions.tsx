import { Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore, History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ServicioHrResumen } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { ActionMenu } from '../../../components/action-menu.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useToggleServicio } from './use-toggle-servicio.ts';

type Servicio = Pick<ServicioHrResumen, 'codigo' | 'nombre' | 'version' | 'configuracion' | 'integrado' | 'metricas'>;

/** What the superadmin may do with a service. */
export function ServicioActions({ servicio, onDeleted }: { servicio: Servicio; onDeleted?: () => void }) {
  const { codigo, nombre, configuracion, integrado, metricas } = servicio;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [deleting, setDeleting] = useState(false);

  const toggle = useToggleServicio();

  async function remove() {
    try {
      await api.call('deleteServicioHr', { params: { codigo } });
    } catch (error) {
      void refresh('updateServicioHr');
      if (error instanceof ApiError) error.message = `Error al eliminar servicio: ${error.message}`;
      throw error;
    }
    toast.success('Servicio eliminado', { description: nombre });
    onDeleted?.();
    await refresh('deleteServicioHr');
  }

  const used = metricas?.entrevistas ?? 0;
  const refused = integrado
    ? 'Es un servicio de serie: archívalo'
    : used > 0
      ? `${used === 1 ? 'Una entrevista lo usa' : `${used} entrevistas lo usan`}: archívalo`
      : undefined;
  const { activo } = configuracion;
  return (
    <>
      <ActionMenu
        label={`Acciones de ${nombre}`}
        actions={[
          { label: 'Editar', icon: Pencil, run: () => void navigate(`/servicios-hr/${codigo}/editar`) },
          { label: 'Versiones', icon: History, run: () => void navigate(`/servicios-hr/${codigo}/versiones`) },
          {
            label: activo ? 'Archivar' : 'Activar',
            icon: activo ? Archive : ArchiveRestore,
            run: () => void toggle(servicio),
          },
          { label: 'Eliminar', icon: Trash2, danger: true, refused, run: () => setDeleting(true) },
        ]}
      />
      <ConfirmDialog
        open={deleting}
        danger
        title={`¿Eliminar «${nombre}»?`}
        confirmLabel="Eliminar servicio"
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      >
        <Text>Se eliminan todas sus versiones. Esta acción no se puede deshacer.</Text>
      </ConfirmDialog>
    </>
  );
}
