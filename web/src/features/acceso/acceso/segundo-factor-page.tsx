import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { BrandMark } from '../../../components/brand-mark.tsx';
import { Card } from '../../../components/card.tsx';
import { ActionFailure } from '../../../components/notice.tsx';
import { session } from '../../../lib/session.ts';
import SegundoFactorSetup from '../segundo-factor/setup.tsx';

/** For whom the role demands a second factor: nothing else opens before it is set up. */
export default function SegundoFactorPage() {
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    document.title = 'Protege tu cuenta · Idonea';
  }, []);
  return (
    <Flex as="main" minH="100dvh" direction="column" align="center" justify="center" gap="7" p="5">
      <BrandMark />
      <Card w="full" maxW="lg" p={{ base: '5', md: '8' }}>
        <Heading as="h1" size="lg">
          Protege tu cuenta
        </Heading>
        <Text color="fg.muted" mt="1" mb="5">
          Tu rol exige la verificación en dos pasos: además de tu contraseña, un código de tu teléfono. Actívala para
          continuar.
        </Text>
        <SegundoFactorSetup onDone={() => void session.renew().catch(setFailure)} />
        <ActionFailure failure={failure} />
      </Card>
      <Button variant="plain" color="fg.muted" onClick={() => void session.logout()}>
        Salir
      </Button>
    </Flex>
  );
}
