import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Quote } from 'lucide-react';

/** What a score looks like here, marked as an example. */
export default function LoginExample() {
  return (
    <>
      <Stack gap="3" maxW="26rem">
        <Text textStyle="3xl" fontWeight="semibold" letterSpacing="tighter" textWrap="balance">
          Cada puntuación, con la frase que la sostiene.
        </Text>
        <Text textStyle="md" color="#b9cbe0">
          La IA entrevista y propone. Tu equipo lee la evidencia, corrige y decide.
        </Text>
      </Stack>
      <Box maxW="27rem" rounded="l3" bg="rgb(255 255 255 / 0.06)" boxShadow="inset 0 0 0 1px rgb(255 255 255 / 0.12)">
        <Flex justify="space-between" align="center" px="5" pt="4">
          <Text fontWeight="medium">Orientación al cliente</Text>
          <Text fontVariantNumeric="tabular-nums">
            <Box as="span" textStyle="xl" fontWeight="semibold">
              8,0
            </Box>
            <Box as="span" color="#9db3cc">
              {' '}
              / 10
            </Box>
          </Text>
        </Flex>
        <Flex px="5" py="4" gap="3" color="#d5e2f0">
          <Box pt="1" color="#5aa9ef">
            <Quote size={16} aria-hidden />
          </Box>
          <Text fontStyle="italic">
            «Llamé yo misma al cliente, le expliqué qué había fallado y le propuse dos fechas. Eligió la segunda y
            renovó el contrato.»
          </Text>
        </Flex>
        <Row name="Trabajo en equipo" score="7,5" width="75%" />
        <Row name="Gestión de conflictos" score="Sin evidencia" width="0" />
        <Flex
          px="5"
          py="3"
          justify="space-between"
          textStyle="xs"
          color="#9db3cc"
          borderTop="1px solid rgb(255 255 255 / 0.1)"
        >
          <span>Sin evidencia no hay puntuación</span>
          <span>Ejemplo</span>
        </Flex>
      </Box>
    </>
  );
}

function Row({ name, score, width }: { name: string; score: string; width: string }) {
  return (
    <Box px="5" py="3.5" borderTop="1px solid rgb(255 255 255 / 0.1)">
      <Flex justify="space-between" fontVariantNumeric="tabular-nums">
        <span>{name}</span>
        <Box as="span" color="#9db3cc">
          {score}
        </Box>
      </Flex>
      <Box mt="2.5" h="1" rounded="full" bg="rgb(255 255 255 / 0.12)">
        <Box h="1" rounded="full" bg="#5aa9ef" w={width} />
      </Box>
    </Box>
  );
}
