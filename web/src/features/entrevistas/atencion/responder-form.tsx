import { Flex, Stack } from '@chakra-ui/react';
import type { AtencionDetalle } from '#shared/entrevistas/atencion/atencion.ts';
import { Section } from '../../../components/card.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Textarea } from '../../../components/input.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

export function ResponderForm({ atencion: { entrevistaId, id, candidato } }: { atencion: AtencionDetalle }) {
  const refresh = useRefresh();
  const params = { entrevistaId, id };
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/atencion/atencion.ts')).replyAtencionSchema(),
    defaultValues: { texto: '' },
    send: (body, options) => api.call('replyAtencion', { params, body, ...options }),
    onSuccess: () => {
      guard.release();
      toast.success('Respuesta enviada', { description: `${candidato.nombre} la recibe por correo.` });
      void refresh('replyAtencion');
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <Section title="Contestar" help="La recibe por correo. Al enviarla queda cerrada.">
      <Stack asChild gap="4">
        <form noValidate onSubmit={onSubmit}>
          <FormField label="Tu respuesta" required error={errorOf('texto')}>
            <Textarea rows={5} {...form.register('texto')} />
          </FormField>
          <FormFailure failure={failure} />
          <Flex>
            <SubmitButton busy={isSubmitting} busyText="Enviando...">
              Enviar respuesta
            </SubmitButton>
          </Flex>
          {guard.dialog}
        </form>
      </Stack>
    </Section>
  );
}
