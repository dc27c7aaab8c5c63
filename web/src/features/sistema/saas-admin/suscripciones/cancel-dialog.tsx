import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { CheckField } from '../../../../components/check-field.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { useSuscripcionRefresh } from './use-suscripcion-refresh.ts';

interface Props {
  suscripcion: Suscripcion;
  onClose: () => void;
}

/** Nothing leads back out of `cancelada`, so the consequence is confirmed apart from the reason. */
export default function CancelDialog({ suscripcion, onClose }: Props) {
  const { id, empresaNombre } = suscripcion;
  const refresh = useSuscripcionRefresh();
  const [confirmed, setConfirmed] = useState(false);
  const [asked, setAsked] = useState(false);
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/suscripciones/suscripcion.ts')).cancelSuscripcionSchema(),
    defaultValues: { motivo: '' },
    send: (body, options) => api.call('cancelSuscripcion', { params: { id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      void refresh();
      toast.success('Suscripción cancelada', { description: empresaNombre });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);

  return (
    <FormDialog
      danger
      title={`¿Cancelar la suscripción de ${empresaNombre}?`}
      submitText="Cancelar suscripción"
      busyText="Cancelando..."
      onSubmit={(event) => {
        setAsked(true);
        if (confirmed) return void onSubmit(event);
        event.preventDefault();
      }}
      {...{ isSubmitting, guard, onClose }}
    >
      <Notice kind="warning" title="No se puede deshacer">
        Termina hoy. La empresa pasa a solo lectura y tiene 30 días para exportar sus datos.
      </Notice>
      <FormField label="Motivo" required error={errorOf('motivo')} help="Queda en el historial de la empresa.">
        <Input autoComplete="off" {...form.register('motivo')} />
      </FormField>
      <Stack>
        <CheckField
          label={<Text>Entiendo que la suscripción de {empresaNombre} termina hoy</Text>}
          checked={confirmed}
          onChange={setConfirmed}
          error={asked && !confirmed ? 'Confirma que lo entiendes' : undefined}
        />
      </Stack>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
