import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { FormField } from '../../components/form-field.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { api } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { submitKey } from '../../lib/submit-key.ts';
import { signInFailure, welcome } from './sign-in-texts.ts';
import { SocialButtons } from './social-buttons.tsx';

interface Props {
  /** The password was temporary: the next step is one's own. */
  onChallenge: (challenge: { email: string; sesion: string }) => void;
}

/** Plain state, no form library: this page is the first that anyone loads. */
export function LoginForm({ onChallenge }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const [forgot, setForgot] = useState(false);
  const keys = useRef(submitKey());

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email') ?? '')
      .trim()
      .toLowerCase();
    const password = String(data.get('password') ?? '');
    const absent = {
      email: email ? undefined : 'Escribe tu correo electrónico',
      password: password ? undefined : 'Escribe tu contraseña',
    };
    setMissing(absent);
    setFailure(undefined);
    const first = absent.email ? 'email' : absent.password ? 'password' : undefined;
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();

    setBusy(true);
    try {
      const sesion = await api.call('login', {
        body: { email, password },
        idempotencyKey: keys.current.keyFor({ email, password }),
      });
      if (sesion.sesion && !sesion.token) return onChallenge({ email, sesion: sesion.sesion });
      welcome(sesion);
      session.enter(sesion);
    } catch (error) {
      setFailure(signInFailure(error));
    } finally {
      // A sign-in that failed must be asked for anew, not answered from the first try.
      keys.current.done();
      setBusy(false);
    }
  }

  return (
    <Stack gap="5">
      <SocialButtons />
      <Flex align="center" gap="3" color="fg.subtle" textStyle="xs">
        <Box flex="1" borderTopWidth="1px" />o con tu correo
        <Box flex="1" borderTopWidth="1px" />
      </Flex>
      <Stack asChild gap="4">
        <form noValidate onSubmit={submit}>
          <FormField label="Correo electrónico" error={missing.email}>
            <Input size="lg" type="email" name="email" autoComplete="username" inputMode="email" required />
          </FormField>
          <FormField label="Contraseña" error={missing.password}>
            <PasswordInput size="lg" name="password" autoComplete="current-password" required />
          </FormField>
          {failure && <Notice kind="error" title={failure} />}
          <SubmitButton size="lg" w="full" busy={busy} busyText="Validando...">
            Acceder
          </SubmitButton>
        </form>
      </Stack>
      <Button variant="plain" w="fit" mx="auto" color="fg.muted" onClick={() => setForgot(true)}>
        Olvidé mi contraseña
      </Button>
      {forgot && (
        <Notice kind="info" title="Pide una contraseña nueva">
          La recuperación por correo aún no está disponible. La persona que administra tu empresa puede darte una
          contraseña temporal.
        </Notice>
      )}
      <Box rounded="l2" bg="bg.subtle" borderWidth="1px" p="3.5">
        <Text fontWeight="medium">Usuarios de empresa</Text>
        <Text color="fg.muted">
          Usa tu correo corporativo completo y la contraseña que te dio la persona que administra tu empresa. Después
          podrás personalizar tu perfil.
        </Text>
      </Box>
    </Stack>
  );
}
