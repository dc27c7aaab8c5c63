import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { Section } from '../../../components/card.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { RECOMENDACION_LEADS } from './informe-words.ts';

/** What each report recommends, and what a person said of it. */
export function ComparacionRecomendaciones({ informes }: { informes: readonly Informe[] }) {
  return (
    <Section title="Recomendaciones">
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        {informes.map(({ entrevistaId, candidatoNombre, informeIA, validacion }) => (
          <Box key={entrevistaId}>
            <Heading as="h3" size="sm" mb="2">
              {candidatoNombre}
            </Heading>
            <StateBadge kind="recomendacion" value={informeIA.recomendacion} />
            <Text mt="2">{RECOMENDACION_LEADS[informeIA.recomendacion]}</Text>
            {informeIA.recomendaciones.length > 0 && (
              <Stack as="ul" gap="1" mt="2" ps="4" listStyle="disc" color="fg.muted">
                {informeIA.recomendaciones.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </Stack>
            )}
            {validacion && (
              <Text mt="2" color="green.fg">
                {validacion.por}: «{validacion.comentario}»
              </Text>
            )}
          </Box>
        ))}
      </Grid>
    </Section>
  );
}
