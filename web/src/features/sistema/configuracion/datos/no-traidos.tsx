import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { NoTraido } from '#shared/datos/datos/datos.ts';
import { ENTIDADES } from '#shared/datos/datos/entidades.ts';
import { Dialog } from '../../../../components/dialog.tsx';
import { whole } from '../../../../lib/numbers.ts';

/** What of a file does not come in, kind by kind, with the reason. */
export function NoTraidos({ title, noTraidos }: { title: string; noTraidos: readonly NoTraido[] }) {
  if (noTraidos.length === 0) return null;
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <Stack as="ul" gap="1.5" listStyleType="none" textStyle="sm">
        {noTraidos.map(({ entidad, motivo, elementos }) => (
          <li key={`${entidad}-${motivo}`}>
            <Text as="span" fontWeight="medium">
              {ENTIDADES[entidad].label}: {whole.format(elementos)}
            </Text>
            <Text as="span" color="fg.muted">
              {' '}
              · {motivo}
            </Text>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** The same after the import is over. */
export function NoTraidosDialog({ noTraidos, onClose }: { noTraidos: readonly NoTraido[]; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Lo que no se trajo del archivo" width="2xl">
      <NoTraidos title="Por qué" noTraidos={noTraidos} />
    </Dialog>
  );
}
