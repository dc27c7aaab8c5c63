import { Button, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import type { Solicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import { CheckField } from '../../../../components/check-field.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure } from '../../../../components/notice.tsx';
import { SubmitButton } from '../../../../components/submit-button.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';

interface Props {
  solicitud: Solicitud;
  onClose: () => void;
  onRejected: () => void;
}

export function RejectDialog({ solicitud: { id, empresa, nombre, email }, onClose, onRejected }: Props) {
  const formId = useId();
  const { form, onSubmit, failure, isSubmitting, errorOf } = useApiForm({
    schema: async () => (await import('#shared/empresas/solicitudes/solicitud.ts')).rejectSolicitudSchema(),
    defaultValues: { motivo: '', avisar: false },
    send: (body, options) => api.call('rejectSolicitud', { params: { id }, body, ...options }),
    onSuccess: ({ resolucion }) => {
      toast.success('Solicitud rechazada', { description: resolucion?.avisada ? `Avisamos a ${email}` : empresa });
      onRejected();
    },
  });
  return (
    <Dialog
      open
      title={`Rechazar la solicitud de ${empresa}`}
      onClose={onClose}
      mayClose={() => !isSubmitting}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSubmitting}>
            Volver
          </Button>
          <SubmitButton form={formId} colorPalette="red" busy={isSubmitting} busyText="Rechazando...">
            Rechazar solicitud
          </SubmitButton>
        </>
      }
    >
      <Stack asChild gap="4">
        <form id={formId} noValidate onSubmit={onSubmit}>
          <Text>Una solicitud rechazada no se puede volver a abrir. Se borra a los 12 meses de recibirla.</Text>
          <FormField label="Motivo" required error={errorOf('motivo')} help="Queda guardado con la solicitud.">
            <Input {...form.register('motivo')} />
          </FormField>
          <Controller
            name="avisar"
            control={form.control}
            render={({ field }) => (
              <CheckField
                label="Avisar por correo"
                help={`${nombre} recibirá en ${email} un mensaje de agradecimiento con el motivo tal como lo escribas.`}
                checked={field.value ?? false}
                onChange={field.onChange}
              />
            )}
          />
          <FormFailure failure={failure} />
        </form>
      </Stack>
    </Dialog>
  );
}
