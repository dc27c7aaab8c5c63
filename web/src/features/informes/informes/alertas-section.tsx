import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ArrowRight, Flag } from 'lucide-react';
import type { Alerta } from '#shared/informes/informes/informe.ts';
import { Section } from '../../../components/card.tsx';
import type { DocumentContext } from './document-context.ts';
import { ALERTA_TEXTS } from './informe-words.ts';

/** What the reviewer should look at before trusting the scores. */
export function AlertasSection({ context }: { context: DocumentContext }) {
  const { alertas } = context.informe.informeIA;
  if (alertas.length === 0) return null;
  return (
    <Section title="Para quien revisa" help="Respuestas que conviene leer antes de validar.">
      <Stack as="ul" listStyle="none" gap="3">
        {alertas.map((alerta, index) => (
          // One turn may be named twice: by both engines, for two competencies.
          <li key={`${alerta.tipo}-${alerta.turnoId}-${alerta.detalle}`}>
            <AlertaRow alerta={alerta} number={index + 1} context={context} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function AlertaRow({
  alerta: { tipo, turnoId, detalle },
  number: place,
  context,
}: {
  alerta: Alerta;
  number: number;
  context: DocumentContext;
}) {
  const id = `alerta-${place}-${turnoId}`;
  const number = context.turnNumber.get(turnoId);
  return (
    <Flex gap="3">
      <Box color="amber.fg" pt="1" flexShrink="0">
        <Flag size={14} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{ALERTA_TEXTS[tipo]}</Text>
        <Text color="fg.muted">{detalle}</Text>
      </Box>
      {number !== undefined && (
        <Button
          id={id}
          size="xs"
          variant="outline"
          aria-label={`Ver el turno ${number}: ${ALERTA_TEXTS[tipo]}`}
          onClick={() => context.jump.jumpTo({ turnoId }, id)}
        >
          Turno {number}
          <ArrowRight aria-hidden />
        </Button>
      )}
    </Flex>
  );
}
