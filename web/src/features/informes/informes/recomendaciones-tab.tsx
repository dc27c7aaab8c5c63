import { Flex, Stack, Text } from '@chakra-ui/react';
import { Section } from '../../../components/card.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import type { DocumentContext } from './document-context.ts';
import { confianzaText, enginePart, RECOMENDACION_LEADS, reasonsOf } from './informe-words.ts';
import { PartLabel } from './part-label.tsx';

/** What is recommended, what it stands on, and what to do next. */
export function RecomendacionesTab({ context: { informe } }: { context: DocumentContext }) {
  const { informeIA } = informe;
  const { recomendacion, confianza, conclusiones, recomendaciones } = informeIA;
  const part = enginePart(informe);
  return (
    <Stack gap="5">
      <Section
        title="Recomendación"
        action={
          <PartLabel part={part}>{part === 'modelo' ? 'Con las puntuaciones del modelo' : 'Del motor'}</PartLabel>
        }
      >
        <Flex gap="3" align="center" wrap="wrap">
          <StateBadge kind="recomendacion" value={recomendacion} size="md" />
          <Text color="fg.muted">{confianzaText(confianza)}</Text>
        </Flex>
        <Text mt="3" fontWeight="medium">
          {RECOMENDACION_LEADS[recomendacion]}
        </Text>
        <Stack as="ul" gap="1" mt="2" ps="4" listStyle="disc" color="fg.muted">
          {reasonsOf(informeIA).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Stack>
        <Text mt="4" pt="4" borderTopWidth="1px" color="fg.muted" textStyle="xs">
          La IA propone; la decisión es siempre de una persona.
        </Text>
      </Section>
      <Section title="Conclusiones">
        <Text lineHeight="tall">{conclusiones}</Text>
      </Section>
      <Section title="Qué hacer ahora" help="Ideas para la siguiente conversación con esta persona.">
        {recomendaciones.length > 0 ? (
          <Stack as="ul" gap="1.5" ps="4" listStyle="disc">
            {recomendaciones.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Stack>
        ) : (
          <Text color="fg.muted">El informe no propone ninguna.</Text>
        )}
      </Section>
    </Stack>
  );
}
