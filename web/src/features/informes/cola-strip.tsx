import { Box, Flex, Text } from '@chakra-ui/react';
import { ListChecks } from 'lucide-react';
import { isAtrasado } from '#shared/informes/plazo.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { whole } from '../../lib/numbers.ts';
import { agoText } from '../../lib/relative-time.ts';
import { AtrasadoBadge } from './atrasado-badge.tsx';
import { completoPath, QUEUE_PATH } from './informe-paths.ts';
import { useOldest } from './use-cola.ts';

/** How many reports wait for a person, since when, and the way to the first one. Nothing when none waits. */
export function ColaStrip({ porValidar }: { porValidar: number | undefined }) {
  const next = useOldest();
  if (!porValidar || !next) return null;
  const now = Date.now();
  return (
    <Flex
      as="section"
      aria-label="Cola de revisión"
      gap="3"
      mb="5"
      p="3.5"
      rounded="l3"
      borderWidth="1px"
      borderColor="violet.border"
      bg="violet.subtle"
      align="center"
      wrap="wrap"
    >
      <Box color="violet.fg" display={{ base: 'none', sm: 'block' }}>
        <ListChecks size={18} aria-hidden />
      </Box>
      <Box flex="1 1 16rem" minW="0">
        <Text fontWeight="medium">
          {porValidar === 1
            ? 'Un informe espera validación'
            : `${whole.format(porValidar)} informes esperan validación`}
        </Text>
        <Flex gap="2" align="center" wrap="wrap">
          <Text color="fg.muted" textStyle="sm">
            El más antiguo, de {next.candidatoNombre}, {agoText(now - Date.parse(next.fecha))}.
          </Text>
          {isAtrasado(next, now) && <AtrasadoBadge />}
        </Flex>
      </Box>
      <Flex gap="2" wrap="wrap">
        <LinkButton size="sm" variant="outline" to={QUEUE_PATH}>
          Ver la cola
        </LinkButton>
        <LinkButton size="sm" colorPalette="brand" to={completoPath(next.entrevistaId)}>
          Revisar el más antiguo
        </LinkButton>
      </Flex>
    </Flex>
  );
}
