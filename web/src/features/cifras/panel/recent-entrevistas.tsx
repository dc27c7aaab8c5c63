import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { Section } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { StateBadge } from '../../../components/state-badge.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { Link } from '../../../lib/link.tsx';
import { useApi } from '../../../lib/use-api.ts';

const SHOWN = 5;

export function RecentEntrevistas() {
  const { data, error, mutate, isValidating } = useApi('listEntrevistas', {
    query: { limit: SHOWN, orden: '-fechaCreacion' },
  });
  const rows = data?.data;
  return (
    <Section
      title="Entrevistas recientes"
      action={
        <LinkButton to="/entrevistas" variant="plain" color="brand.fg">
          Ver todas
        </LinkButton>
      }
    >
      {error && !rows ? (
        <ErrorState
          title="No pudimos cargar las entrevistas"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : rows?.length === 0 ? (
        <EmptyState
          icon={CalendarClock}
          title="No hay entrevistas recientes"
          action={
            <LinkButton to="/entrevistas" variant="outline">
              Programar entrevista
            </LinkButton>
          }
        >
          Cuando programes una, aquí verás en qué punto está.
        </EmptyState>
      ) : (
        <Stack as="ul" gap="0" listStyle="none" mb="-2">
          {rows
            ? rows.map((row) => (
                <Box as="li" key={row.id} borderTopWidth="1px" borderColor="border.muted">
                  <Flex
                    asChild
                    align="center"
                    gap="3"
                    py="2.5"
                    px="2"
                    mx="-2"
                    rounded="l2"
                    _hover={{ bg: 'bg.subtle' }}
                  >
                    <Link to={`/entrevistas/${row.id}`}>
                      <UserAvatar name={row.candidatoNombre} />
                      <Box flex="1" minW="0">
                        <Text fontWeight="medium" truncate>
                          {row.candidatoNombre}
                        </Text>
                        <Text color="fg.muted" textStyle="xs" truncate>
                          <DateText value={row.fechaProgramada} style="dateTime" /> · {row.servicioNombre}
                        </Text>
                      </Box>
                      <StateBadge kind="entrevista" value={row.estado} />
                    </Link>
                  </Flex>
                </Box>
              ))
            : Array.from({ length: SHOWN }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the bones never move
                <Flex as="li" key={index} h="14" align="center" gap="3" borderTopWidth="1px" borderColor="border.muted">
                  <Skeleton boxSize="8" rounded="full" />
                  <Skeleton h="4" flex="1" maxW="60" />
                </Flex>
              ))}
        </Stack>
      )}
    </Section>
  );
}
