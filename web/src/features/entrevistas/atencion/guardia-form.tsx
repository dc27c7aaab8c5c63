import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { Section } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useApi, useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

/** Address for urgent notices that nobody of their company opens. */
export function GuardiaForm() {
  const { data, error, mutate } = useApi('getGuardia');
  return (
    <Section
      title="Guardia de la plataforma"
      help="Recibe por correo un aviso urgente que nadie de la empresa ha abierto en 15 minutos: nombre, teléfono y qué hacer. Nunca lo que escribió la persona."
      maxW="3xl"
    >
      {error && !data ? (
        <ErrorState title="No pudimos cargar la guardia" error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <Form key={data.version} {...data} />
      ) : (
        <Skeleton h="24" />
      )}
    </Section>
  );
}

function Form({ correo, version }: { correo: string; version: number }) {
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/atencion/atencion.ts')).updateGuardiaSchema(),
    defaultValues: { correo, version },
    send: (body, options) => api.call('updateGuardia', { body, ...options }),
    onSuccess: (saved) => {
      guard.release();
      toast.success(saved.correo ? 'Guardia guardada' : 'La plataforma se queda sin guardia');
      void refresh('getGuardia');
    },
  });
  const { isDirty } = form.formState;
  const guard = useUnsavedChanges(isDirty);
  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={onSubmit}>
        <Box maxW="sm">
          <FormField label="Correo de guardia" error={errorOf('correo')} help="Vacío: no se avisa a nadie más.">
            <Input type="email" {...form.register('correo')} autoComplete="off" />
          </FormField>
        </Box>
        <FormFailure failure={failure} />
        <Flex>
          <SubmitButton busy={isSubmitting} busyText="Guardando..." disabled={!isDirty}>
            Guardar guardia
          </SubmitButton>
        </Flex>
        {guard.dialog}
      </form>
    </Stack>
  );
}
