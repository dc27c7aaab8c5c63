import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { HardSkill, SoftSkill } from '#shared/informes/informes/informe.ts';
import { changeOf, competenciaElementId, type DocumentContext } from './document-context.ts';
import { confianzaText, enginePart, formatScore, NIVEL_TEXTS, rubricaOf } from './informe-words.ts';
import { PartLabel } from './part-label.tsx';
import { QuoteButton } from './quote-button.tsx';
import { ScoreBar } from './score-bar.tsx';
import { ScoreEditor } from './score-editor.tsx';

interface Props {
  skill: SoftSkill | HardSkill;
  context: DocumentContext;
}

/** One competency: the score with its reasons and quotes, the embedded engine's beside a model's, then the person's. */
export function CompetenciaCard({ skill, context }: Props) {
  const { habilidad, competenciaId, puntuacion, confianza, justificacion, evidencia } = skill;
  const change = changeOf(context.informe, habilidad);
  const rubrica = rubricaOf(context.informe, competenciaId);
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
        <Flex gap="5" wrap="wrap" justify="flex-end">
          <EngineScore puntuacion={puntuacion} part={enginePart(context.informe)} />
          {rubrica && <RubricaScore puntuacion={rubrica.puntuacion} />}
        </Flex>
      </Flex>
      <Box mt="3">
        <ScoreBar engine={puntuacion} rubrica={rubrica?.puntuacion} human={change?.puntuacion} />
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

function EngineScore({ puntuacion, part }: { puntuacion: number | null; part: 'motor' | 'modelo' }) {
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
      <PartLabel part={part}>{part === 'modelo' ? 'Modelo' : 'Puntuación del motor'}</PartLabel>
    </Box>
  );
}

/** The second opinion: smaller, so that nobody takes it for the score. */
function RubricaScore({ puntuacion }: { puntuacion: number | null }) {
  return (
    <Box textAlign="end" flexShrink="0">
      <Text textStyle="xl" color="fg.muted" fontVariantNumeric="tabular-nums" lineHeight="1.2">
        {puntuacion === null ? 'Sin evidencia' : formatScore(puntuacion)}
        {puntuacion !== null && (
          <Box as="span" textStyle="sm">
            {' '}
            / 10
          </Box>
        )}
      </Text>
      <PartLabel part="rubrica">Motor integrado</PartLabel>
    </Box>
  );
}
