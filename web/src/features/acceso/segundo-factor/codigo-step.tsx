import { Box, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { SegundoFactor } from '#shared/acceso/auth/auth.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { CodigoInput } from './codigo-input.tsx';
import type { Begun } from './password-step.tsx';
import { QrCode } from './qr-code.tsx';

/** In groups of four, as people read and type it. */
const grouped = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** The key goes into the application, and a code of it proves that it did. */
export function CodigoStep({ begun, onDone }: { begun: Begun; onDone: (now: SegundoFactor) => void }) {
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/acceso/auth/auth.ts')).codigoSegundoFactorSchema(),
    defaultValues: { codigo: '' },
    send: (body) => api.call('finishSegundoFactor', { body }),
    onSuccess: onDone,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('codigo'), [setFocus]);
  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={onSubmit} aria-label="Conecta tu aplicación">
        <Flex gap="5" direction={{ base: 'column', sm: 'row' }} align={{ base: 'center', sm: 'flex-start' }}>
          <QrCode text={begun.uri} label="Código QR para tu aplicación de códigos" />
          <Box minW="0">
            <Text>Escanea este código con tu aplicación.</Text>
            <Text color="fg.muted" textStyle="sm" mt="2">
              Si no puedes escanearlo, escribe esta clave en la aplicación:
            </Text>
            <Flex align="center" gap="1" mt="1">
              <Code bg="bg.subtle" px="2" py="1" overflowWrap="anywhere" whiteSpace="normal">
                {grouped(begun.clave)}
              </Code>
              <CopyButton value={begun.clave} label="Copiar la clave" />
            </Flex>
          </Box>
        </Flex>
        <FormField
          label="Código de tu aplicación"
          required
          error={errorOf('codigo')}
          help="Las 6 cifras que muestra ahora. Cambian cada 30 segundos."
        >
          <CodigoInput {...form.register('codigo')} maxW="48" />
        </FormField>
        <FormFailure failure={failure} />
        <SubmitButton alignSelf="flex-end" busy={isSubmitting} busyText="Activando...">
          Activar
        </SubmitButton>
      </form>
    </Stack>
  );
}
