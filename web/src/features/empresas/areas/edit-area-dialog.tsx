import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Area } from '#shared/empresas/areas/area.ts';
import { ObsoletaNotice } from '../../../components/obsoleta-notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { AreaDialog, type AreaTexts } from './area-dialog.tsx';

/** The fields that the form edits: the contract refuses others. */
const toValues = ({ nombreArea, descripcionArea, activo, version }: Area) => ({
  nombreArea,
  descripcionArea,
  activo,
  version,
});

export default function EditAreaDialog({ area, onClose }: { area: Area; onClose: () => void }) {
  const { id } = area;
  const refresh = useRefresh();
  const { form, onSubmit, failure, ...state } = useApiForm({
    schema: async () => (await import('#shared/empresas/areas/area.ts')).updateAreaSchema(),
    defaultValues: toValues(area),
    send: (body) => api.call('updateArea', { params: { id }, body }),
    onSuccess: ({ nombreArea }) => {
      guard.release();
      void refresh('updateArea');
      toast.success('Área actualizada correctamente', { description: nombreArea });
      onClose();
    },
  });
  // The failure that a reload has answered: its notice goes away, the next one's is shown.
  const [settled, setSettled] = useState<unknown>();
  const guard = useUnsavedChanges(form.formState.isDirty);

  async function reload(keep: boolean) {
    const current = await api.call('getArea', { params: { id } });
    form.reset(toValues(current), { keepDirtyValues: keep });
    setSettled(failure);
    void refresh('updateArea');
    toast.info(keep ? 'Datos actuales cargados, con tus cambios encima' : 'Datos actuales cargados');
  }

  const open = failure === settled ? undefined : failure;
  const stale = open instanceof ApiError && open.code === 'VERSION_OBSOLETA';
  return (
    <AreaDialog
      {...state}
      title="Editar área"
      submitText="Guardar cambios"
      form={form as unknown as UseFormReturn<AreaTexts>}
      onSubmit={onSubmit}
      failure={open}
      guard={guard}
      onClose={onClose}
      notice={
        stale ? (
          <ObsoletaNotice title="Otra persona cambió esta área mientras la editabas" onReload={reload} />
        ) : undefined
      }
    />
  );
}
