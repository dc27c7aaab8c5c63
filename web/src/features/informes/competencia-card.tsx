import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { HardSkill, SoftSkill } from '#shared/informes/informe.ts';
import { changeOf, competenciaElementId, type DocumentContext } from './document-context.ts';
import { confianzaText, formatScore, NIVEL_TEXTS } from './informe-words.ts';
import { PartLabel } from './part-label.tsx';
import { QuoteButton } from './quote-button.tsx';
import { ScoreBar } from './score-bar.tsx';
import { ScoreEditor } from './score-editor.tsx';

interface Props {
  skill: SoftSkill | HardSkill;
  context: DocumentContext;
}

/** One competency: the engine's score with its reasons and quotes, then the person's score beside it. */
export function CompetenciaCard({ skill, context }: Props) {
  const { habilidad, competenciaId, puntuacion, confianza, justificacion, evidencia } = skill;
  const change = changeOf(context.informe, habilidad);
  return (
    <Box
      as="article"
      id={competenciaElementId(competenciaId)}
      tabIndex={-1}
      aria-labelledby={`${competenciaId}-titulo`}
      outline="none"
      scrollMarginTop={{ base: '20', lg: '4' }}
      py="5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Flex justify="space-between" align="flex-start" gap="4">
        <Box minW="0">
          <Heading as="h3" size="md" id={`${competenciaId}-titulo`}>
            {habilidad}
          </Heading>
          <Flex gap="2" mt="1" wrap="wrap" align="center" color="fg.muted" textStyle="xs">
            {puntuacion !== null && confianzaText(confianza)}
            {'nivel' in skill && puntuacion !== null && (
              <Badge size="xs" colorPalette="gray">
                {NIVEL_TEXTS[skill.nivel]}
              </Badge>
            )}
          </Flex>
        </Box>
        <EngineScore puntuacion={puntuacion} />
      </Flex>
      <Box mt="3">
        <ScoreBar engine={puntuacion} human={change?.puntuacion} />
      </Box>
      <Text mt="3" lineHeight="tall" color="fg.muted">
        {justificacion}
      </Text>
      {evidencia.length > 0 && (
        <Stack as="ul" listStyle="none" gap="2" mt="3" aria-label={`Citas de ${habilidad}`}>
          {evidencia.map((entry) => (
            <li key={`${entry.turnoId}-${entry.inicio}`}>
              <QuoteButton evidencia={entry} competenciaId={competenciaId} context={context} />
            </li>
          ))}
        </Stack>
      )}
      {change && (
        <Box mt="3" p="3" rounded="l2" bg="green.subtle" borderWidth="1px" borderColor="green.border">
          <Flex justify="space-between" gap="3" align="baseline">
            <PartLabel part="persona">Puntuación de {change.por}</PartLabel>
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {formatScore(change.puntuacion)} / 10
            </Text>
          </Flex>
          <Text mt="1">{change.motivo}</Text>
        </Box>
      )}
      {context.review.open && <ScoreEditor skill={skill} review={context.review} />}
    </Box>
  );
}

function EngineScore({ puntuacion }: { puntuacion: number | null }) {
  if (puntuacion === null) {
    return (
      <Box textAlign="end" flexShrink="0" maxW="44">
        <Badge variant="outline" colorPalette="gray">
          Sin evidencia
        </Badge>
        <Text mt="1" textStyle="xs" color="fg.muted">
          No es una nota baja: no hubo nada que citar.
        </Text>
      </Box>
    );
  }
  return (
    <Box textAlign="end" flexShrink="0">
      <Text textStyle="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" lineHeight="1.2">
        {formatScore(puntuacion)}
        <Box as="span" textStyle="sm" fontWeight="normal" color="fg.muted">
          {' '}
          / 10
        </Box>
      </Text>
      <PartLabel part="motor">Puntuación del motor</PartLabel>
    </Box>
  );
}
