import type { UseFormReturn } from 'react-hook-form';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { AreaDialog, type AreaTexts } from './area-dialog.tsx';

export default function CreateAreaDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh();
  const { form, onSubmit, ...state } = useApiForm({
    schema: async () => (await import('#shared/empresas/areas/area.ts')).createAreaSchema(),
    defaultValues: { nombreArea: '', descripcionArea: '' },
    send: (body, options) => api.call('createArea', { body, ...options }),
    onSuccess: ({ nombreArea }) => {
      guard.release();
      void refresh('createArea');
      toast.success('Área agregada correctamente', { description: nombreArea });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <AreaDialog
      {...state}
      title="Nueva Área"
      submitText="Crear Área"
      form={form as unknown as UseFormReturn<AreaTexts>}
      onSubmit={onSubmit}
      guard={guard}
      onClose={onClose}
    />
  );
}
