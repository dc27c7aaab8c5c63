import { Badge, Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Section } from '../../../../components/card.tsx';
import { Link } from '../../../../lib/link.tsx';
import { type Check, checksOf } from './checklist.ts';
import type { useFound } from './use-found.ts';

/** What is in place and what is left to do, as the server finds it. What could not be asked stays unknown. */
export function ChecklistSection({ found, asking, failed }: ReturnType<typeof useFound>) {
  const checks = checksOf(found);
  const done = checks.filter((check) => check.done).length;
  return (
    <Section
      title="Puesta en marcha"
      help={
        asking
          ? 'Comprobando…'
          : `${done} de ${checks.length} en su sitio, según lo que responde ahora la plataforma.${
              failed ? ' Algo no se pudo comprobar: pulsa Actualizar.' : ''
            }`
      }
    >
      <Stack as="ul" gap="0" listStyle="none" mb="-2">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} asking={asking} />
        ))}
      </Stack>
    </Section>
  );
}

function CheckRow({ check: { label, done, detail, to }, asking }: { check: Check; asking: boolean }) {
  return (
    <Flex
      as="li"
      justify="space-between"
      align="flex-start"
      gap="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Box minW="0">
        <Text fontWeight="medium">{label}</Text>
        <Text color="fg.muted" textStyle="sm">
          {detail}
          {to && done === false && (
            <>
              {' '}
              <Box asChild color="brand.fg" textDecoration="underline">
                <Link to={to} aria-label={`Ir a resolver: ${label}`}>
                  Ir a resolverlo
                </Link>
              </Box>
            </>
          )}
        </Text>
      </Box>
      {done === undefined ? (
        asking ? (
          <Skeleton h="6" w="24" rounded="full" />
        ) : (
          <Badge size="sm" colorPalette="gray">
            Sin comprobar
          </Badge>
        )
      ) : (
        <Badge size="sm" colorPalette={done ? 'green' : 'amber'} flexShrink="0">
          <Box as="span" boxSize="1.5" rounded="full" bg="currentColor" aria-hidden />
          {done ? 'Implementado' : 'Pendiente'}
        </Badge>
      )}
    </Flex>
  );
}
