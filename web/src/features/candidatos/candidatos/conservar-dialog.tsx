import { Text } from '@chakra-ui/react';
import type { PorSuprimir } from '#shared/datos/conservacion/conservacion.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

/** Keeps a candidate for another term. */
export default function ConservarDialog({ candidato, onClose }: { candidato: PorSuprimir; onClose: () => void }) {
  const { candidatoId, nombre } = candidato;
  const params = { id: candidatoId };
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/datos/conservacion/conservacion.ts')).extendConservacionInput(),
    defaultValues: { motivo: '' },
    send: (body, options) => api.call('extendConservacion', { params, body, ...options }),
    onSuccess: ({ hasta }) => {
      guard.release();
      const until = hasta ? `Al menos hasta el ${formatDate(hasta)}` : 'Sin límite de tiempo';
      toast.success(`${nombre} se conserva`, { description: until });
      void refresh('extendConservacion');
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <FormDialog
      title={`Conservar a ${nombre}`}
      submitText="Conservar"
      busyText="Guardando..."
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
    >
      <Text>El plazo vuelve a empezar hoy. Antes de que termine te avisaremos otra vez.</Text>
      <FormField
        label="Motivo"
        required
        error={errorOf('motivo')}
        help="Por qué hace falta guardar sus datos. Queda en su historial, con tu nombre."
      >
        <Textarea rows={3} {...form.register('motivo')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
