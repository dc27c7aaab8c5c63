import { Text } from '@chakra-ui/react';
import { CheckField } from '../../../../components/check-field.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';

/** Two confirmations: that it is understood, and the company's name. */
export function VaciarDialog({ onClose, onStarted }: { onClose: () => void; onStarted: () => void }) {
  const { data } = useApi('getResumenDatos');
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/datos/datos/datos.ts')).vaciarInput(),
    defaultValues: { entiendo: false as unknown as true, confirmacion: '' },
    send: (body, options) => api.call('clearDatos', { body, ...options }),
    onSuccess: () => {
      guard.release();
      toast.success('Vaciado en marcha', { description: 'Primero se hace una copia de seguridad.' });
      onStarted();
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <FormDialog
      title="Vaciar los datos de la empresa"
      submitText="Vaciar datos"
      busyText="Empezando..."
      danger
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
    >
      <Notice kind="warning" title="Se borran áreas, candidatos, entrevistas e informes">
        Las entrevistas programadas se pierden y sus enlaces dejan de abrir. Antes se hace una copia de seguridad: si no
        se puede hacer, no se borra nada.
      </Notice>
      <Text>Se conservan la empresa, sus usuarios, su plan, sus licencias y el registro de auditoría.</Text>
      <CheckField
        label="Entiendo que se borrarán los datos de la empresa"
        checked={Boolean(form.watch('entiendo'))}
        {...(errorOf('entiendo') && { error: errorOf('entiendo') })}
        onChange={(checked) =>
          form.setValue('entiendo', checked as true, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
      />
      <FormField
        label={`Escribe «${data?.empresaNombre ?? '…'}» para confirmarlo`}
        required
        error={errorOf('confirmacion')}
      >
        <Input autoComplete="off" spellCheck={false} {...form.register('confirmacion')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
