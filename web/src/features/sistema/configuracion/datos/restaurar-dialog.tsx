import { Text } from '@chakra-ui/react';
import type { Operacion } from '#shared/datos/datos/datos.ts';
import { DateText } from '../../../../components/date-text.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { whole } from '../../../../lib/numbers.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';

interface Props {
  copia: Operacion;
  onClose: () => void;
  onStarted: () => void;
}

export function RestaurarDialog({ copia, onClose, onStarted }: Props) {
  const { id, empresaNombre, elementos, fechaCreacion } = copia;
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/datos/datos/datos.ts')).restaurarInput(),
    defaultValues: { confirmacion: '' },
    send: (body, options) => api.call('restoreCopia', { params: { id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      toast.success('Restauración en marcha', { description: 'Primero se hace una copia de lo que hay ahora.' });
      onStarted();
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <FormDialog
      title="Restaurar esta copia"
      submitText="Restaurar"
      busyText="Empezando..."
      danger
      onSubmit={onSubmit}
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
    >
      <Text>
        Copia del <DateText value={fechaCreacion} style="dateTime" />, con {whole.format(elementos)} elementos.
      </Text>
      <Notice kind="warning" title="Las fichas de áreas y candidatos vuelven a como estaban en la copia">
        Lo borrado se recupera y lo creado después se conserva. El correo y el estado de cada candidato no cambian, ni
        nada de lo que alguien respondió, firmó o decidió. No vuelven las personas suprimidas ni las entrevistas que
        estaban programadas o en curso. Puedes deshacerla durante 24 horas.
      </Notice>
      <FormField label={`Escribe «${empresaNombre}» para confirmarlo`} required error={errorOf('confirmacion')}>
        <Input autoComplete="off" spellCheck={false} {...form.register('confirmacion')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
