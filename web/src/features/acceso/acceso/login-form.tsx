import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useState } from 'react';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { stepPath } from './access-step.ts';
import type { Challenge } from './login-page.tsx';
import { signInFailure } from './sign-in-texts.ts';
import { SocialButtons } from './social-buttons.tsx';
import { StepLink } from './step-link.tsx';
import { TooManyTries } from './too-many-tries.tsx';
import { useEnter } from './use-enter.ts';
import { useFailure } from './use-failure.ts';

interface Props {
  email: string | undefined;
  /** The password does not suffice. */
  onChallenge: (challenge: Challenge) => void;
}

/** Plain state, no form library: this page is the first that anyone loads. */
export function LoginForm({ email: known, onChallenge }: Props) {
  const [busy, setBusy] = useState(false);
  const failure = useFailure();
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({});
  const { enter, success } = useEnter();
  const blocked = failure.seconds > 0;
  // The page is on screen before its script: what somebody was quicker to press is done now (tema.js).
  useEffect(() => void document.dispatchEvent(new Event('acceso-tomado')), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || blocked || success) return;
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
    failure.clear();
    const first = absent.email ? 'email' : absent.password ? 'password' : undefined;
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();

    setBusy(true);
    try {
      const sesion = await session.alone(() => api.call('login', { body: { email, password } }));
      if (sesion.sesion && !sesion.token) {
        return onChallenge({ email, sesion: sesion.sesion, paso: sesion.paso ?? 'password' });
      }
      enter(sesion);
    } catch (error) {
      failure.set(error);
    } finally {
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
            <Input
              size="lg"
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              defaultValue={known}
              // Another e-mail has a count of its own.
              onChange={blocked ? failure.clear : undefined}
              required
            />
          </FormField>
          <FormField label="Contraseña" error={missing.password}>
            <PasswordInput size="lg" name="password" autoComplete="current-password" required />
          </FormField>
          {blocked && (
            <TooManyTries seconds={failure.seconds}>
              Si olvidaste tu contraseña, también puedes volver a entrar cambiándola.
            </TooManyTries>
          )}
          {failure.error !== undefined && <Notice kind="error" title={signInFailure(failure.error)} />}
          {success && <Notice kind="success" title={success} />}
          <SubmitButton size="lg" w="full" busy={busy} busyText="Validando..." disabled={blocked}>
            Acceder
          </SubmitButton>
        </form>
      </Stack>
      <StepLink to={stepPath('olvido')} mx="auto" color="fg.muted">
        Olvidé mi contraseña
      </StepLink>
      <Box rounded="l2" bg="bg.subtle" borderWidth="1px" p="3.5">
        <Text fontWeight="medium">Usuarios de empresa</Text>
        <Text color="fg.muted">
          Usa tu correo corporativo completo y la contraseña que te dio la persona que administra tu empresa. Después
          podrás personalizar tu perfil.
        </Text>
      </Box>
      <Stack gap="1" align="center">
        <Text color="fg.muted">¿Tu empresa aún no usa Idonea?</Text>
        <Flex wrap="wrap" justify="center" columnGap="5" rowGap="1" fontWeight="medium" color="brand.fg">
          <StepLink to={stepPath('solicitud', { motivo: 'nueva_empresa' })} color="inherit">
            Dar de alta una empresa
          </StepLink>
          <StepLink to={stepPath('solicitud', { motivo: 'demo' })} color="inherit">
            Solicitar demo gratuita
          </StepLink>
        </Flex>
      </Stack>
    </Stack>
  );
}
