import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { CircleCheck, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InformeResumen } from '#shared/informes/informes/informes.api.ts';
import { isAtrasado } from '#shared/informes/informes/plazo.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { whole } from '../../../lib/numbers.ts';
import { agoText } from '../../../lib/relative-time.ts';
import { AtrasadoBadge } from './atrasado-badge.tsx';
import { completoPath, QUEUE_PATH } from './informe-paths.ts';
import { useOldest } from './use-cola.ts';

interface Props {
  porValidar: number | undefined;
  /** How many could not be read. */
  failed: boolean;
}

/**
 * How many reports wait for a person, since when, and the way to the first one; for those who review. It has its height
 * from the beginning, also when none waits: the list below would jump.
 */
export function ColaStrip({ porValidar, failed }: Props) {
  const cola = useOldest();
  const { oldest } = cola;
  if (!cola.reviews || cola.failed || failed) return null;
  if (porValidar === undefined || !cola.isKnown) return <Skeleton mb="5" h={HEIGHT} rounded="l3" aria-hidden />;
  if (!porValidar || !oldest) {
    return (
      <Strip
        text="Ningún informe espera validación"
        detail={
          <Text color="fg.muted" textStyle="sm">
            Todo al día.
          </Text>
        }
      />
    );
  }
  return (
    <Strip
      waiting
      text={
        porValidar === 1 ? 'Un informe espera validación' : `${whole.format(porValidar)} informes esperan validación`
      }
      detail={<Oldest informe={oldest} />}
    >
      <LinkButton size="sm" variant="outline" to={QUEUE_PATH}>
        Ver la cola
      </LinkButton>
      <LinkButton size="sm" colorPalette="brand" to={completoPath(oldest.entrevistaId)}>
        Revisar el más antiguo
      </LinkButton>
    </Strip>
  );
}

function Oldest({ informe }: { informe: InformeResumen }) {
  const now = Date.now();
  return (
    <>
      <Text color="fg.muted" textStyle="sm">
        El más antiguo, de {informe.candidatoNombre}, {agoText(now - Date.parse(informe.fecha))}.
      </Text>
      {isAtrasado(informe, now) && <AtrasadoBadge />}
    </>
  );
}

/** Of the height that a strip with a name of common length has. */
const HEIGHT = { base: '9.25rem', sm: '7.25rem', md: '4.75rem' } as const;

interface StripProps {
  waiting?: boolean;
  text: string;
  detail: ReactNode;
  children?: ReactNode;
}

function Strip({ waiting, text, detail, children }: StripProps) {
  const Icon = waiting ? ListChecks : CircleCheck;
  return (
    <Flex
      as="section"
      aria-label="Cola de revisión"
      gap="3"
      mb="5"
      p="3.5"
      minH={waiting ? HEIGHT : { md: HEIGHT.md }}
      rounded="l3"
      borderWidth="1px"
      borderColor={waiting ? 'violet.border' : 'border'}
      bg={waiting ? 'violet.subtle' : 'bg.panel'}
      align="center"
      wrap="wrap"
    >
      <Box color={waiting ? 'violet.fg' : 'green.fg'} display={{ base: 'none', sm: 'block' }}>
        <Icon size={18} aria-hidden />
      </Box>
      <Box flex="1 1 16rem" minW="0">
        <Text fontWeight="medium">{text}</Text>
        <Flex gap="2" align="center" wrap="wrap">
          {detail}
        </Flex>
      </Box>
      {children && (
        <Flex gap="2" wrap="wrap">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
