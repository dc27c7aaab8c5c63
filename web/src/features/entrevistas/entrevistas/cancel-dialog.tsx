import { Text } from '@chakra-ui/react';
import { type Entrevista, MOTIVO_MAX } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useEntrevistaRefresh } from './use-entrevista-refresh.ts';

export default function CancelDialog({ entrevista, onClose }: { entrevista: Entrevista; onClose: () => void }) {
  const { id, candidatoNombre, fechaProgramada } = entrevista;
  const refresh = useEntrevistaRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/entrevistas/entrevista.ts')).cancelEntrevistaSchema(),
    defaultValues: { motivo: '', avisar: true },
    send: (body, options) => api.call('cancelEntrevista', { params: { id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      void refresh();
      toast.success('Entrevista cancelada', { description: 'Su plaza de la licencia vuelve a estar libre.' });
      onClose();
    },
    onFailure: (error) => error !== undefined && void refresh(),
  });
  const guard = useUnsavedChanges(form.formState.isDirty);

  return (
    <FormDialog
      danger
      title="Cancelar entrevista"
      submitText="Cancelar la entrevista"
      busyText="Cancelando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <Text color="fg.muted">
        La entrevista de {candidatoNombre} del {formatDate(fechaProgramada, 'long')} no tendrá lugar y su enlace dejará
        de funcionar. No se puede deshacer.
      </Text>
      <FormField label="Motivo" error={errorOf('motivo')} help="Opcional. La persona lo lee en el correo.">
        <Textarea rows={3} maxLength={MOTIVO_MAX} {...form.register('motivo')} />
      </FormField>
      <CheckField
        label="Avisar a la persona por correo"
        checked={form.watch('avisar')}
        onChange={(avisar) => form.setValue('avisar', avisar, { shouldDirty: true })}
      />
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
