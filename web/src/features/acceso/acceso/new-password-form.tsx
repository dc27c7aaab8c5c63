import { Button, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { FormField } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import type { Challenge } from './login-page.tsx';
import { signInFailure } from './sign-in-texts.ts';
import { TooManyTries } from './too-many-tries.tsx';
import { useEnter } from './use-enter.ts';
import { useFailure } from './use-failure.ts';

const MIN = 8;

interface Props {
  email: string;
  /** The challenge that the sign-in answered. */
  sesion: string;
  /** A second factor comes after it. */
  onChallenge: (challenge: Challenge) => void;
  onBack: () => void;
}

/** The temporary password is replaced by one's own, which signs in. */
export default function NewPasswordForm({ email, sesion, onChallenge, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const failure = useFailure();
  const { enter, success } = useEnter();
  const [errors, setErrors] = useState<{ password?: string; repeated?: string }>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || failure.seconds > 0 || success) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const password = String(data.get('password') ?? '');
    const found = {
      password: password.length < MIN ? `La contraseña debe tener al menos ${MIN} caracteres` : undefined,
      repeated: password === data.get('repeated') ? undefined : 'Las contraseñas no coinciden',
    };
    setErrors(found);
    failure.clear();
    const first = found.password ? 'password' : found.repeated ? 'repeated' : undefined;
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();

    setBusy(true);
    try {
      const body = { email, sesion, password };
      const answer = await session.alone(() => api.call('updatePassword', { body }));
      if (answer.sesion && !answer.token) return onChallenge({ email, sesion: answer.sesion, paso: 'codigo' });
      enter(answer);
    } catch (error) {
      failure.set(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={submit}>
        {/* Password managers file the new password under this name. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FormField label="Nueva contraseña" error={errors.password} help={`Al menos ${MIN} caracteres.`}>
          <PasswordInput size="lg" name="password" autoComplete="new-password" autoFocus required />
        </FormField>
        <FormField label="Repite la contraseña" error={errors.repeated}>
          <PasswordInput size="lg" name="repeated" autoComplete="new-password" required />
        </FormField>
        {failure.seconds > 0 && <TooManyTries seconds={failure.seconds} />}
        {failure.error !== undefined && <Notice kind="error" title={signInFailure(failure.error)} />}
        {success && <Notice kind="success" title={success} />}
        <SubmitButton size="lg" w="full" busy={busy} busyText="Guardando...">
          Guardar y entrar
        </SubmitButton>
        <Button variant="plain" w="fit" mx="auto" color="fg.muted" onClick={onBack}>
          Volver al acceso
        </Button>
      </form>
    </Stack>
  );
}
