import { Stack } from '@chakra-ui/react';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { goTo, type StepMemory, stepPath } from './access-step.ts';
import { signInFailure } from './sign-in-texts.ts';
import { StepLink } from './step-link.tsx';
import { TooManyTries } from './too-many-tries.tsx';
import { useFailure } from './use-failure.ts';

/** The e-mail whose password is forgotten. */
export default function OlvidoForm({ memory }: { memory: StepMemory }) {
  const failure = useFailure();
  const { form, onSubmit, isSubmitting, errorOf } = useApiForm({
    schema: async () => (await import('#shared/acceso/auth/auth.ts')).olvidoSchema(),
    defaultValues: { email: memory.email ?? '' },
    send: (body) => api.call('requestRecuperacion', { body }),
    onSuccess: () => {
      const email = form.getValues('email').trim().toLowerCase();
      goTo(stepPath('codigo'), { email, pedidoEn: Date.now() });
    },
    onFailure: failure.set,
  });
  const blocked = failure.seconds > 0;

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={blocked ? (event) => event.preventDefault() : onSubmit}>
        <FormField label="Correo electrónico" error={errorOf('email')}>
          <Input
            {...form.register('email')}
            size="lg"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoFocus
            required
          />
        </FormField>
        {blocked && <TooManyTries seconds={failure.seconds} />}
        {failure.error !== undefined && <Notice kind="error" title={signInFailure(failure.error)} />}
        <SubmitButton size="lg" w="full" busy={isSubmitting} busyText="Enviando..." disabled={blocked}>
          Enviar código
        </SubmitButton>
        <StepLink to={stepPath('codigo')} mx="auto" color="fg.muted">
          Ya tengo un código
        </StepLink>
        <StepLink to={stepPath('acceso')} mx="auto" color="fg.muted">
          Volver al acceso
        </StepLink>
      </form>
    </Stack>
  );
}
