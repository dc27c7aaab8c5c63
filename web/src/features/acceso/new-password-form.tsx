import { Button, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { FormField } from '../../components/form-field.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { api } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { signInFailure, welcome } from './sign-in-texts.ts';

const MIN = 8;

interface Props {
  email: string;
  /** The challenge that the sign-in answered. */
  sesion: string;
  onBack: () => void;
}

/** The temporary password is replaced by one's own, which signs in. */
export function NewPasswordForm({ email, sesion, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<{ password?: string; repeated?: string }>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const password = String(data.get('password') ?? '');
    const found = {
      password: password.length < MIN ? `La contraseña debe tener al menos ${MIN} caracteres` : undefined,
      repeated: password === data.get('repeated') ? undefined : 'Las contraseñas no coinciden',
    };
    setErrors(found);
    setFailure(undefined);
    const first = found.password ? 'password' : found.repeated ? 'repeated' : undefined;
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();

    setBusy(true);
    try {
      const answer = await api.call('updatePassword', { body: { email, sesion, password } });
      welcome(answer);
      session.enter(answer);
    } catch (error) {
      setFailure(signInFailure(error));
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
        {failure && <Notice kind="error" title={failure} />}
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
