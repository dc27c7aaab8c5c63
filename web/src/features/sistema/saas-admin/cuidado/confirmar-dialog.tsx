import { Text } from '@chakra-ui/react';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { hoy } from './cuidado-words.ts';
import { MismoNumero } from './mismo-numero.tsx';

export default function ConfirmarDialog({ linea, onClose }: { linea: LineaAyuda; onClose: () => void }) {
  const { id, nombre, numero, marcar, paisNombre } = linea;
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/cuidado/linea-ayuda.ts')).confirmLineaSchema(),
    defaultValues: { marcar, quien: '', fecha: hoy() },
    send: (body, options) => api.call('confirmLineaAyuda', { params: { linea: id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      void refresh('confirmLineaAyuda');
      toast.success('Línea confirmada', { description: `${numero}, ${paisNombre}` });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <FormDialog
      title={`Confirmar ${nombre}`}
      submitText="Confirmar que contesta"
      busyText="Confirmando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <Text>
        Solo si alguien ha marcado el <strong>{numero}</strong> en {paisNombre} y ha comprobado que contesta ese
        servicio. Vale 90 días desde ese día.
      </Text>
      <MismoNumero linea={linea} what="También se confirman" />
      <FormField label="Quién lo marcó" required error={errorOf('quien')}>
        <Input autoComplete="off" {...form.register('quien')} />
      </FormField>
      <FormField label="Qué día" required error={errorOf('fecha')}>
        <Input type="date" max={hoy()} {...form.register('fecha')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
