import { Button, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { FormField } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { session } from '../../../lib/session.ts';
import { CodigoInput } from '../segundo-factor/codigo-input.tsx';
import { signInFailure } from './sign-in-texts.ts';
import { TooManyTries } from './too-many-tries.tsx';
import { useEnter } from './use-enter.ts';
import { useFailure } from './use-failure.ts';

interface Props {
  /** The challenge that the sign-in answered. */
  sesion: string;
  onBack: () => void;
}

/** The second step of a sign-in: the code of one's authenticator application. */
export default function CodigoAccesoForm({ sesion, onBack }: Props) {
  const [busy, setBusy] = useState(false);
  const [invalid, setInvalid] = useState<string>();
  const failure = useFailure();
  const { enter, success } = useEnter();
  const blocked = failure.seconds > 0;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || blocked || success) return;
    const input = event.currentTarget.querySelector<HTMLInputElement>('[name=codigo]');
    const codigo = (input?.value ?? '').replace(/\s/g, '');
    const wrong = /^\d{6}$/.test(codigo) ? undefined : 'Escribe las 6 cifras del código';
    setInvalid(wrong);
    failure.clear();
    if (wrong) return input?.focus();

    setBusy(true);
    try {
      enter(await session.alone(() => api.call('finishLogin', { body: { sesion, codigo } })));
    } catch (error) {
      // The code that was refused is of no use any more: the next one takes its place.
      if (error instanceof ApiError && error.code === 'CODIGO_INVALIDO') {
        setInvalid(error.message);
        input?.select();
      } else failure.set(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={submit}>
        <FormField label="Código" error={invalid} help="Las 6 cifras que muestra ahora tu aplicación.">
          <CodigoInput size="lg" name="codigo" autoFocus />
        </FormField>
        {blocked && <TooManyTries seconds={failure.seconds} />}
        {failure.error !== undefined && <Notice kind="error" title={signInFailure(failure.error)} />}
        {success && <Notice kind="success" title={success} />}
        <SubmitButton size="lg" w="full" busy={busy} busyText="Comprobando..." disabled={blocked}>
          Verificar
        </SubmitButton>
        <Text color="fg.muted" textStyle="sm" textAlign="center">
          ¿Perdiste tu teléfono? Pide a quien administra los usuarios de tu empresa que restablezca tu verificación.
        </Text>
        <Button variant="plain" w="fit" mx="auto" color="fg.muted" onClick={onBack}>
          Volver al acceso
        </Button>
      </form>
    </Stack>
  );
}
