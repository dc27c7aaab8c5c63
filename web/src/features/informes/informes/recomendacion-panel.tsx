import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Card } from '../../../components/card.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { CompetenciasOverview } from './competencias-overview.tsx';
import type { DocumentContext } from './document-context.ts';
import { confianzaText, enginePart, formatScore, RECOMENDACION_LEADS, reasonsOf } from './informe-words.ts';
import { PartLabel } from './part-label.tsx';

interface Props {
  context: DocumentContext;
  /** Every score at a glance: not where the competencies stand on a tab of their own. */
  overview?: boolean;
}

/** The top of the document: what the engine recommends, why, and every score at a glance. */
export function RecomendacionPanel({ context, overview = true }: Props) {
  const { informeIA } = context.informe;
  const { recomendacion, puntuacionMedia, confianza } = informeIA;
  const part = enginePart(context.informe);
  return (
    <Card as="section" aria-labelledby="recomendacion-titulo" p={{ base: '4', md: '6' }}>
      <Flex justify="space-between" align="flex-start" gap="6">
        <Box minW="0">
          <PartLabel part={part}>
            {part === 'modelo' ? 'Recomendación con las puntuaciones del modelo' : 'Recomendación del motor'}
          </PartLabel>
          <Flex mt="2" align="center" gap="3" wrap="wrap">
            <Heading as="h2" size="md" id="recomendacion-titulo" css={{ display: 'contents' }}>
              <StateBadge kind="recomendacion" value={recomendacion} size="md" />
            </Heading>
            <Text color="fg.muted" textStyle="sm">
              {confianzaText(confianza)}
            </Text>
          </Flex>
          <Text mt="3" textStyle="md" fontWeight="medium">
            {RECOMENDACION_LEADS[recomendacion]}
          </Text>
        </Box>
        <Box textAlign="end" flexShrink="0">
          <Text
            fontSize="4xl"
            fontWeight="semibold"
            letterSpacing="tighter"
            fontVariantNumeric="tabular-nums"
            lineHeight="1"
          >
            {puntuacionMedia === null ? '—' : formatScore(puntuacionMedia)}
            <Box as="span" textStyle="md" color="fg.muted" fontWeight="normal" letterSpacing="normal">
              {' '}
              / 10
            </Box>
          </Text>
          <Text mt="1.5" color="fg.muted" textStyle="xs">
            {part === 'modelo' ? 'Media del modelo' : 'Media del motor'}
          </Text>
        </Box>
      </Flex>
      <Stack as="ul" gap="1" mt="3" ps="4" listStyle="disc" color="fg.muted">
        {reasonsOf(informeIA).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Stack>
      <RubricaLine context={context} />
      {overview && (
        <Box mt="5" pt="5" borderTopWidth="1px">
          <CompetenciasOverview informe={context.informe} />
        </Box>
      )}
      <Text mt="5" pt="4" borderTopWidth="1px" color="fg.muted" textStyle="xs">
        La IA propone; la decisión es siempre de una persona.
      </Text>
    </Card>
  );
}

/** What the embedded engine alone would say, where a model has scored. */
function RubricaLine({ context: { informe } }: { context: DocumentContext }) {
  const { rubrica } = informe;
  if (!rubrica) return null;
  const { puntuacionMedia, recomendacion } = rubrica;
  return (
    <Flex mt="3" gap="2.5" align="center" wrap="wrap">
      <PartLabel part="rubrica">
        Con las del motor integrado: {puntuacionMedia === null ? 'sin media' : `media ${formatScore(puntuacionMedia)}`}
      </PartLabel>
      <StateBadge kind="recomendacion" value={recomendacion} />
    </Flex>
  );
}
