import { Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormField } from '../../../components/form-field.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

export interface Begun {
  clave: string;
  uri: string;
}

/** Whoever sets it up shows once more who they are: an open session is not enough. */
export function PasswordStep({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/acceso/auth/auth.ts')).passwordActualSchema(),
    defaultValues: { password: '' },
    send: (body) => api.call('startSegundoFactor', { body }),
    onSuccess: onBegun,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={onSubmit} aria-label="Confirma que eres tú">
        <Text color="fg.muted">
          Necesitas una aplicación de códigos en tu teléfono, como Google Authenticator, Microsoft Authenticator o
          1Password. Primero confirma que eres tú.
        </Text>
        <FormField label="Tu contraseña" required error={errorOf('password')}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </FormField>
        <FormFailure failure={failure} />
        <SubmitButton alignSelf="flex-end" busy={isSubmitting} busyText="Comprobando...">
          Continuar
        </SubmitButton>
      </form>
    </Stack>
  );
}
