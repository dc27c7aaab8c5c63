import { Badge, Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { VersionVista } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { Card } from '../../../components/card.tsx';

const ANCHORS = [
  [1, 'red'],
  [5, 'amber'],
  [10, 'green'],
] as const;

/** Each competency with what a 1, a 5 and a 10 look like. */
export function Competencias({ competencias }: { competencias: VersionVista['estructura']['competencias'] }) {
  return (
    <Stack gap="4">
      {competencias.map((competencia) => (
        <Card as="article" key={competencia.id}>
          <Flex gap="2" align="center" wrap="wrap">
            <Heading as="h2" size="md">
              {competencia.nombre}
            </Heading>
            <Badge colorPalette="gray">
              {competencia.tipo === 'blanda' ? 'Competencia blanda' : 'Competencia técnica'}
            </Badge>
          </Flex>
          <Text color="fg.muted" mt="1">
            {competencia.descripcion}
          </Text>
          <SimpleGrid columns={{ base: 1, md: 3 }} gap="3" mt="4">
            {ANCHORS.map(([score, palette]) => (
              <Box key={score} colorPalette={palette} bg="bg.subtle" rounded="l2" p="3.5">
                <Flex align="center" gap="2" mb="1.5">
                  <Box boxSize="2" rounded="full" bg="colorPalette.solid" aria-hidden />
                  <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                    {score} de 10
                  </Text>
                </Flex>
                <Text color="fg.muted">{competencia.anclas[score]}</Text>
              </Box>
            ))}
          </SimpleGrid>
        </Card>
      ))}
    </Stack>
  );
}
