import { Badge, Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { Section } from '../../../components/card.tsx';
import { DetailList, recuperadoEntries } from '../../../components/detail-list.tsx';
import { formatDate } from '../../../lib/dates.ts';
import type { DocumentContext } from './document-context.ts';
import {
  formatScore,
  formatShare,
  motorText,
  promptsText,
  rubricaBesideText,
  rubricaText,
  skillsOf,
} from './informe-words.ts';

const TONES = { positivo: 'Positivo', neutral: 'Neutro', negativo: 'Negativo' } as const;

/** Beside the scores, never part of them. */
export function AnalisisTexto({ context }: { context: DocumentContext }) {
  const analysis = context.informe.informeIA.bertAnalysis;
  const figures = analysis && [
    ['Tono', TONES[analysis.sentiment.label], `${formatScore(analysis.sentiment.score)} de −1 a 1`],
    ['Coherencia', formatShare(analysis.coherenceScore), 'Hilo entre las frases'],
    ['Registro profesional', formatShare(analysis.professionalismScore), 'Vocabulario y forma'],
  ];
  return (
    <Section
      title="Análisis de texto"
      help={
        <Flex as="span" align="center" wrap="wrap" columnGap="3" rowGap="1.5">
          Describe cómo está escrito, no a la persona.
          <Badge colorPalette="gray">No forma parte de la puntuación</Badge>
        </Flex>
      }
      bg="bg.subtle"
      borderStyle="dashed"
    >
      {figures ? (
        <Grid as="ul" listStyle="none" templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4">
          {figures.map(([name, value, detail]) => (
            <li key={name}>
              <Text color="fg.muted">{name}</Text>
              <Text fontWeight="semibold" textStyle="lg" fontVariantNumeric="tabular-nums">
                {value}
              </Text>
              <Text color="fg.muted" textStyle="xs">
                {detail}
              </Text>
            </li>
          ))}
        </Grid>
      ) : (
        <Text color="fg.muted">No se hizo en esta entrevista.</Text>
      )}
    </Section>
  );
}

/** Silence is not a bad mark: what could not be judged is said, with the reason. */
export function NotEvaluated({ context, turnos }: { context: DocumentContext; turnos: readonly Turno[] }) {
  const without = skillsOf(context.informe.informeIA).filter(({ puntuacion }) => puntuacion === null);
  const skipped = turnos.filter(({ respuesta }) => respuesta?.omitida);
  return (
    <Section title="Qué no se evaluó y por qué">
      <Stack gap="4">
        {without.length === 0 && (
          <Text color="fg.muted">Todas las competencias del servicio tienen evidencia citada.</Text>
        )}
        {without.map(({ competenciaId, habilidad, justificacion }) => (
          <Box key={competenciaId}>
            <Heading as="h3" size="sm">
              {habilidad}
            </Heading>
            <Text color="fg.muted">{justificacion}</Text>
          </Box>
        ))}
        {skipped.length > 0 && (
          <Box>
            <Heading as="h3" size="sm">
              {skipped.length === 1 ? 'Una pregunta saltada' : `${skipped.length} preguntas saltadas`}
            </Heading>
            <Stack as="ul" gap="0.5" ps="4" listStyle="disc" color="fg.muted">
              {skipped.map(({ turnoId, pregunta }) => (
                <li key={turnoId}>{pregunta}</li>
              ))}
            </Stack>
          </Box>
        )}
        <Text color="fg.muted">
          No se infieren emociones, personalidad ni rasgos de la voz o la cara. Nada fuera de la transcripción cuenta.
        </Text>
      </Stack>
    </Section>
  );
}

export function HowItWasMade({ context: { informe } }: { context: DocumentContext }) {
  const { informeIA, rubrica } = informe;
  return (
    <Section title="Cómo se hizo este informe">
      <DetailList
        entries={[
          [rubrica ? 'Puntúa' : 'Motor', motorText(informeIA)],
          ...(rubrica ? ([['Lo acompaña', rubricaBesideText(rubrica)]] as const) : []),
          ['Rúbrica', rubricaText(informeIA.versionRubrica)],
          ...(informeIA.versionPrompt ? ([['Instrucciones', promptsText(informeIA.versionPrompt)]] as const) : []),
          ['Confianza', `${formatShare(informeIA.confianza)}, según cuánta evidencia comprobada hay`],
          ['Servicio', `${informe.servicioNombre}, versión ${informe.servicioVersion}`],
          ['Fecha del análisis', formatDate(informe.fecha, 'dateTime')],
          ['Citas', 'Comprobadas carácter a carácter con la transcripción'],
          ...recuperadoEntries(informe.recuperado),
        ]}
      />
    </Section>
  );
}
