import { Stack, Text } from '@chakra-ui/react';
import { type Ayuda, MOTIVO_AYUDA_LABELS } from '#shared/entrevistas/sala/ayuda.ts';
import { Section } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';

/** What the candidate has asked for from the room, the newest first. It is no part of the answers. */
export function Ayudas({ ayudas }: { ayudas: readonly Ayuda[] }) {
  return (
    <Section title="Pide ayuda">
      <Stack as="ul" gap="4" listStyle="none">
        {ayudas.toReversed().map(({ id, motivo, mensaje, fecha }) => (
          <li key={id}>
            <Text fontWeight="medium">{MOTIVO_AYUDA_LABELS[motivo]}</Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {mensaje}
            </Text>
            <Text color="fg.muted" textStyle="xs" mt="0.5">
              <DateText value={fecha} style="dateTime" />
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
