import { Text } from '@chakra-ui/react';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { METODO_LABELS } from './suscripcion-words.ts';
import { useSuscripcionForm } from './use-suscripcion-form.ts';

interface Props {
  suscripcion: Suscripcion;
  onClose: () => void;
}

export default function PagoDialog({ suscripcion, onClose }: Props) {
  const change = useSuscripcionForm({
    suscripcion,
    toValues: ({ metodoPago }) => ({ metodoPago }),
    done: 'Método de pago guardado',
    onClose,
  });
  return (
    <FormDialog
      title={`Método de pago de ${suscripcion.empresaNombre}`}
      submitText="Guardar"
      busyText="Guardando..."
      onClose={onClose}
      {...change}
    >
      <Text color="fg.muted">
        Con un método, la suscripción se renueva sola el día del pago. Sin él, se suspende tras 7 días de gracia.
      </Text>
      <FormField label="Método de pago" required error={change.errorOf('metodoPago.tipo')}>
        <SelectInput {...change.form.register('metodoPago.tipo')}>
          {Object.entries(METODO_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectInput>
      </FormField>
      <FailureNotice change={change} />
    </FormDialog>
  );
}
