import { Box, Button, Stack } from '@chakra-ui/react';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { goTo, type StepMemory, stepPath } from './access-step.ts';
import { signInFailure } from './sign-in-texts.ts';
import { StepLink } from './step-link.tsx';
import { TooManyTries } from './too-many-tries.tsx';
import { clock, useCountdown } from './use-countdown.ts';
import { useFailure } from './use-failure.ts';
import { useResend } from './use-resend.ts';

/** The code from the e-mail and the new password. */
export default function CodigoForm({ memory }: { memory: StepMemory }) {
  const failure = useFailure();
  const { form, onSubmit, isSubmitting, errorOf } = useApiForm({
    schema: async () => (await import('#shared/acceso/auth/auth.ts')).restablecerSchema(),
    defaultValues: { email: memory.email ?? '', codigo: '', password: '' },
    send: (body) => api.call('resetPassword', { body }),
    onSuccess: () => {
      const email = form.getValues('email').trim().toLowerCase();
      goTo(stepPath('acceso'), { email, restablecida: true }, 'replace');
    },
    onFailure: failure.set,
  });
  const blocked = failure.seconds > 0;

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={blocked ? (event) => event.preventDefault() : onSubmit}>
        {memory.pedidoEn !== undefined && <Sent />}
        <FormField label="Correo electrónico" error={errorOf('email')}>
          <Input
            {...form.register('email')}
            size="lg"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoFocus={!memory.email}
            readOnly={memory.pedidoEn !== undefined}
            required
          />
        </FormField>
        <FormField label="Código" error={errorOf('codigo')} help="Las 6 cifras del correo. Sirve durante una hora.">
          <Input
            {...form.register('codigo')}
            size="lg"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            letterSpacing="0.3em"
            fontVariantNumeric="tabular-nums"
            autoFocus={Boolean(memory.email)}
            required
          />
        </FormField>
        <FormField label="Nueva contraseña" error={errorOf('password')} help="Al menos 8 caracteres.">
          <PasswordInput {...form.register('password')} size="lg" autoComplete="new-password" required />
        </FormField>
        {blocked && <TooManyTries seconds={failure.seconds} />}
        {failure.error !== undefined && <Notice kind="error" title={signInFailure(failure.error)} />}
        <SubmitButton size="lg" w="full" busy={isSubmitting} busyText="Guardando..." disabled={blocked}>
          Cambiar contraseña
        </SubmitButton>
        {memory.pedidoEn !== undefined && memory.email && <Resend email={memory.email} since={memory.pedidoEn} />}
        <StepLink to={stepPath('acceso')} mx="auto" color="fg.muted">
          Volver al acceso
        </StepLink>
      </form>
    </Stack>
  );
}

function Sent() {
  return (
    <Notice kind="info" title="Revisa tu correo">
      Si hay una cuenta con ese correo, en unos minutos recibirás el código. Mira también en el correo no deseado. Si
      aún no habías entrado nunca, recibirás otra invitación en lugar del código.
    </Notice>
  );
}

function Resend({ email, since }: { email: string; since: number }) {
  const { send, busy, outcome, availableAt } = useResend(email, since);
  const seconds = useCountdown(availableAt);
  return (
    <Box textAlign="center">
      <Button variant="plain" color="fg.muted" disabled={seconds > 0} aria-disabled={busy} onClick={send}>
        {seconds > 0 ? `Enviar otro código (${clock(seconds)})` : 'Enviar otro código'}
      </Button>
      <Box role="status" color="fg.muted" textStyle="sm">
        {outcome}
      </Box>
    </Box>
  );
}
