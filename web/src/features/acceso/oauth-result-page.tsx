import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { Card } from '../../components/card.tsx';

/** Specification 1, section 8.3. */
const ERRORS: Record<string, string> = {
  google_failed: 'Error al autenticarse con Google',
  microsoft_failed: 'Error al autenticarse con Microsoft',
  google_callback_failed: 'Error en el callback de Google',
  microsoft_callback_failed: 'Error en el callback de Microsoft',
};

function messageFor(search: URLSearchParams): string {
  const error = search.get('error');
  if (error) return ERRORS[error] ?? 'Error desconocido en la autenticación';
  return search.has('token') ? 'Error al procesar la autenticación' : 'No se recibió el token de autenticación';
}

/** Where a social sign-in comes back to. No provider is connected yet, so what arrives here is a failure. */
export default function OauthResultPage() {
  return (
    <Flex as="main" minH="100dvh" direction="column" align="center" justify="center" gap="6" p="5">
      <BrandMark />
      <Card w="full" maxW="sm" textAlign="center" role="alert">
        <Heading as="h1" size="lg">
          No pudimos completar el acceso
        </Heading>
        <Text mt="2" mb="5" color="fg.muted">
          {messageFor(new URLSearchParams(location.search))}
        </Text>
        <Button asChild colorPalette="brand">
          <a href="/login">Intentar nuevamente</a>
        </Button>
      </Card>
    </Flex>
  );
}
