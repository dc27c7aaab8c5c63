import { Skeleton, Text } from '@chakra-ui/react';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { messageOf } from '../../../../lib/api-error.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { FailureNotice } from './failure-notice.tsx';
import { precioText } from './suscripcion-words.ts';
import { useSuscripcionForm } from './use-suscripcion-form.ts';

interface Props {
  suscripcion: Suscripcion;
  onClose: () => void;
}

export default function PlanDialog({ suscripcion, onClose }: Props) {
  const change = useSuscripcionForm({
    suscripcion,
    toValues: ({ planId }) => ({ planId }),
    done: 'Plan cambiado',
    onClose,
  });
  const { data, error } = useApi('listPlanes', { query: { limit: 200, soloActivos: 'true' } });
  const planes = data?.data;
  const kept = planes && !planes.some(({ id }) => id === suscripcion.planId);
  return (
    <FormDialog
      title={`Cambiar el plan de ${suscripcion.empresaNombre}`}
      submitText="Cambiar plan"
      busyText="Cambiando..."
      onClose={onClose}
      {...change}
    >
      <Text color="fg.muted">
        Los límites y el precio del plan nuevo valen desde ahora. Lo que la empresa ya usa se conserva, aunque pase de
        los límites.
      </Text>
      {planes ? (
        <FormField label="Plan" required error={change.errorOf('planId')}>
          <SelectInput {...change.form.register('planId')}>
            {kept && <option value={suscripcion.planId}>{suscripcion.planNombre} (actual, ya no se ofrece)</option>}
            {planes.map((plan) => (
              <option key={plan.id} value={plan.id}>
                {plan.nombre} · {precioText(plan)}
              </option>
            ))}
          </SelectInput>
        </FormField>
      ) : error ? (
        <Notice kind="error" title="No pudimos cargar los planes">
          {messageOf(error)}
        </Notice>
      ) : (
        <Skeleton h="16" />
      )}
      <FailureNotice change={change} />
    </FormDialog>
  );
}
