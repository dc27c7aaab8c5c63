import { Text } from '@chakra-ui/react';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { formatDate } from '../../../../lib/dates.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { diasText } from './suscripcion-words.ts';
import { useSuscripcionRefresh } from './use-suscripcion-refresh.ts';

const USUAL = 15;

interface Props {
  suscripcion: Suscripcion;
  onClose: () => void;
}

export default function PruebaDialog({ suscripcion, onClose }: Props) {
  const { id, empresaNombre, fechaProximoPago, ampliaciones } = suscripcion;
  const refresh = useSuscripcionRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/suscripciones/suscripcion.ts')).extendPruebaSchema(),
    defaultValues: { dias: USUAL, motivo: '' },
    send: (body, options) => api.call('extendPrueba', { params: { id }, body, ...options }),
    onSuccess: (saved) => {
      guard.release();
      void refresh();
      toast.success('Prueba ampliada', { description: `Hasta el ${formatDate(saved.fechaProximoPago)}.` });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const given = ampliaciones.reduce((sum, { dias }) => sum + dias, 0);
  return (
    <FormDialog
      title={`Ampliar la prueba de ${empresaNombre}`}
      submitText="Ampliar prueba"
      busyText="Ampliando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <Text color="fg.muted">
        Termina el {formatDate(fechaProximoPago)}.{given > 0 && ` Ya se ha ampliado ${diasText(given)}.`}
      </Text>
      <FormField label="Días" required error={errorOf('dias')} help="De 1 a 90, a partir de esa fecha.">
        <Input type="number" inputMode="numeric" min={1} max={90} step={1} {...form.register('dias')} />
      </FormField>
      <FormField label="Motivo" required error={errorOf('motivo')} help="Queda en el historial de la suscripción.">
        <Input autoComplete="off" {...form.register('motivo')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
