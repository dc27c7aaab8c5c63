import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Pregunta, VersionVista } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { Card } from '../../../components/card.tsx';

/** The interview from its first phase to its last, as it will be asked. */
export function Fases({ servicio }: { servicio: VersionVista }) {
  const names = new Map(servicio.estructura.competencias.map(({ id, nombre }) => [id, nombre]));
  return (
    <Stack as="ol" gap="4" listStyle="none">
      {servicio.estructura.fases.map((fase, index) => (
        <Card as="li" key={fase.id}>
          <Flex gap="3" align="flex-start">
            <StepNumber>{index + 1}</StepNumber>
            <Box flex="1" minW="0">
              <Flex justify="space-between" gap="3" align="baseline">
                <Heading as="h2" size="md">
                  {fase.nombre}
                </Heading>
                <Text color="fg.muted" textStyle="xs" flexShrink="0">
                  {fase.minutos} min
                </Text>
              </Flex>
              <Text color="fg.muted">{fase.objetivo}</Text>
              <Stack as="ol" gap="0" mt="3" listStyle="none">
                {fase.preguntas.map((pregunta) => (
                  <PreguntaItem key={pregunta.id} pregunta={pregunta} names={names} />
                ))}
              </Stack>
            </Box>
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}

function StepNumber({ children }: { children: number }) {
  return (
    <Flex
      aria-hidden
      boxSize="7"
      rounded="full"
      bg="brand.subtle"
      color="brand.fg"
      align="center"
      justify="center"
      fontWeight="semibold"
      textStyle="xs"
      flexShrink="0"
    >
      {children}
    </Flex>
  );
}

function PreguntaItem({ pregunta, names }: { pregunta: Pregunta; names: Map<string, string> }) {
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.muted">
      <Text>{pregunta.texto}</Text>
      <Flex gap="1.5" mt="2" wrap="wrap">
        {pregunta.tipo === 'conductual' && (
          <Badge colorPalette="teal" title="Pide una situación vivida: si falta una parte, se repregunta">
            Conductual
          </Badge>
        )}
        {pregunta.competencias.map((id) => (
          <Badge key={id} colorPalette="gray">
            {names.get(id) ?? id}
          </Badge>
        ))}
      </Flex>
    </Box>
  );
}
