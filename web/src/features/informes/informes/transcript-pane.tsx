import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { CornerUpLeft } from 'lucide-react';
import { useMemo } from 'react';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { Transcript } from '../../entrevistas/entrevistas/transcript.tsx';
import { useFases } from '../../entrevistas/entrevistas/use-fases.ts';
import { ALERTA_TEXTS } from './informe-words.ts';
import type { Jump } from './use-jump.ts';

interface Props {
  informe: Informe;
  turnos: readonly Turno[];
  jump: Jump;
}

/** The transcript beside its report; Esc goes back to the quote. */
export function TranscriptPane({ informe, turnos, jump }: Props) {
  const fases = useFases(informe, turnos);
  const flags = useMemo(
    () =>
      new Map(
        informe.informeIA.alertas
          // About two scores, not about what was said.
          .filter(({ tipo }) => tipo !== 'discrepancia_entre_motores')
          .map(({ turnoId, tipo }) => [turnoId, ALERTA_TEXTS[tipo]]),
      ),
    [informe],
  );
  const answered = turnos.filter(({ respuesta }) => respuesta && !respuesta.omitida).length;
  return (
    <section aria-label="Transcripción" onKeyDown={(event) => event.key === 'Escape' && jump.back?.()}>
      <Flex
        position="sticky"
        top={{ base: '14', lg: '0' }}
        zIndex="docked"
        bg="bg.panel"
        align="center"
        justify="space-between"
        gap="3"
        minH="12"
        px={{ base: '3', md: '5' }}
        borderBottomWidth="1px"
        roundedTop="l3"
      >
        <Heading as="h2" size="md">
          Transcripción
        </Heading>
        {jump.back ? (
          <Button size="xs" variant="outline" onClick={jump.back}>
            <CornerUpLeft aria-hidden />
            Volver al informe
          </Button>
        ) : (
          <Text color="fg.muted" textStyle="xs">
            {answered} respuestas de {turnos.length} turnos
          </Text>
        )}
      </Flex>
      <Flex direction="column" p={{ base: '1', md: '3' }}>
        <Transcript turnos={turnos} fases={fases} mark={jump.mark} flags={flags} onBack={jump.back} />
      </Flex>
    </section>
  );
}
