import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { changeOf, competenciaElementId } from './document-context.ts';
import { enginePart, formatScore, rubricaOf, skillsOf } from './informe-words.ts';
import { PartLabel } from './part-label.tsx';
import { ScoreBar } from './score-bar.tsx';

/** Every score at a glance: the engine's, the embedded one's beside a model's, the person's. A press leads to the competency. */
export function CompetenciasOverview({ informe }: { informe: Informe }) {
  const part = enginePart(informe);
  const anyChange = (informe.validacion?.cambios.length ?? 0) > 0;
  return (
    <Box>
      <Flex justify="space-between" mb="2.5" gap="3" wrap="wrap">
        <Heading as="h3" size="sm">
          Competencias de un vistazo
        </Heading>
        {(anyChange || informe.rubrica) && (
          <Flex gap="4" wrap="wrap">
            <PartLabel part={part}>{part === 'modelo' ? 'Modelo' : 'Motor'}</PartLabel>
            {informe.rubrica && <PartLabel part="rubrica">Motor integrado</PartLabel>}
            {anyChange && <PartLabel part="persona">{informe.validacion?.por}</PartLabel>}
          </Flex>
        )}
      </Flex>
      <Stack as="ul" listStyle="none" gap="1">
        {skillsOf(informe.informeIA).map(({ habilidad, competenciaId, puntuacion }) => {
          const human = changeOf(informe, habilidad)?.puntuacion;
          const rubrica = rubricaOf(informe, competenciaId);
          return (
            <li key={competenciaId}>
              <Grid templateColumns="minmax(0, 12rem) minmax(3rem, 1fr) auto" gap="4" alignItems="center" minH="6">
                <chakra.button
                  type="button"
                  textAlign="start"
                  truncate
                  cursor="pointer"
                  minH="6"
                  _hover={{ color: 'brand.fg' }}
                  onClick={() => showCompetencia(competenciaId)}
                >
                  {habilidad}
                </chakra.button>
                <ScoreBar engine={puntuacion} rubrica={rubrica?.puntuacion} human={human} />
                <Text
                  textStyle="sm"
                  textAlign="end"
                  minW={rubrica ? '36' : '24'}
                  fontVariantNumeric="tabular-nums"
                  color={puntuacion === null ? 'fg.muted' : undefined}
                >
                  {puntuacion === null ? 'Sin evidencia' : formatScore(puntuacion)}
                  {rubrica && (
                    <Box as="span" color="fg.muted">
                      {' '}
                      · {rubrica.puntuacion === null ? '—' : formatScore(rubrica.puntuacion)}
                    </Box>
                  )}
                  {human !== undefined && (
                    <Box as="span" color="green.fg" fontWeight="semibold">
                      {' '}
                      → {formatScore(human)}
                    </Box>
                  )}
                </Text>
              </Grid>
            </li>
          );
        })}
      </Stack>
    </Box>
  );
}

function showCompetencia(competenciaId: string) {
  const element = document.getElementById(competenciaElementId(competenciaId));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
