import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { LoginAside } from './login-aside.tsx';
import { LoginForm } from './login-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** The sign-in; after a temporary password, the choice of one's own. */
export default function LoginPage() {
  const [challenge, setChallenge] = useState<{ email: string; sesion: string }>();
  useEffect(() => {
    document.title = 'Acceso · Idonea';
  }, []);
  return (
    <Flex minH="100dvh" bg="bg.panel">
      <Flex as="main" flex="1" direction="column" px={{ base: '5', md: '10' }} py={{ base: '6', md: '8' }}>
        <BrandMark />
        <Flex flex="1" align="center" justify="center" py="10">
          <Box w="full" maxW="sm">
            <Stack gap="1" mb="7">
              <Heading as="h1" size="2xl">
                {challenge ? 'Crea tu contraseña' : 'Accede a tu cuenta'}
              </Heading>
              <Text color="fg.muted">
                {challenge
                  ? 'Entraste con una contraseña temporal. Elige la tuya para continuar.'
                  : 'Entrevistas con IA e informes que puedes defender.'}
              </Text>
            </Stack>
            {challenge ? (
              <NewPasswordForm {...challenge} onBack={() => setChallenge(undefined)} />
            ) : (
              <LoginForm onChallenge={setChallenge} />
            )}
          </Box>
        </Flex>
        <Text textStyle="xs" color="fg.subtle">
          Idonea 2.0.0
        </Text>
      </Flex>
      <LoginAside />
    </Flex>
  );
}
