import { Badge, Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { PROVEEDORES_LENGUAJE } from '#shared/ia/configuracion/proveedor.ts';
import { Section } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { agoText } from '../../../../lib/relative-time.ts';
import { useSession } from '../../../../lib/session.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { PROVEEDOR_WORDS } from '../../../ia/apis/proveedor-words.ts';
import { useAjustes } from '../ajustes/use-ajustes.ts';
import { analisisTextoOf, type Capacidad, capacidadOf } from './capacidades.ts';

const TICK_MS = 15_000;

/** What AI does for the company at the moment, by the last real try of each key. */
export function CapacidadesSection() {
  const { empresaId } = useSession();
  const { data, error, mutate, isValidating } = useApi(empresaId ? 'getApisEmpresa' : null, {
    params: { empresaId: empresaId ?? '' },
  });
  const ajustes = useAjustes();
  const now = useNow(TICK_MS);
  return (
    <Section
      title="Capacidades de IA"
      help="Qué funciona ahora para tu empresa. Sin ningún proveedor, las entrevistas siguen con el motor integrado."
    >
      {!empresaId ? (
        <Notice kind="info" title="No hay empresa asociada" />
      ) : error && !data ? (
        <ErrorState
          title="No pudimos cargar el estado de la IA"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <Stack as="ul" gap="0" listStyle="none" mb="-2">
          {PROVEEDORES_LENGUAJE.map((proveedor) =>
            data ? (
              <Fila
                key={proveedor}
                nombre={PROVEEDOR_WORDS[proveedor].name}
                capacidad={capacidadOf(data.apiStatus[proveedor])}
                now={now}
              />
            ) : (
              <Box as="li" key={proveedor} py="2.5" borderTopWidth="1px" borderColor="border.muted">
                <Skeleton h="6" />
              </Box>
            ),
          )}
          {ajustes.data && <Fila nombre="Análisis de texto" capacidad={analisisTextoOf(ajustes.data)} now={now} />}
        </Stack>
      )}
    </Section>
  );
}

function Fila({ nombre, capacidad, now }: { nombre: string; capacidad: Capacidad; now: number }) {
  const { estado, palette, fecha } = capacidad;
  return (
    <Flex as="li" align="center" gap="3" py="2.5" borderTopWidth="1px" borderColor="border.muted" wrap="wrap">
      <Text fontWeight="medium">{nombre}</Text>
      <Badge colorPalette={palette}>{estado}</Badge>
      {fecha && (
        <Text ms="auto" textStyle="xs" color="fg.muted">
          {agoText(Math.max(0, now - Date.parse(fecha)))}
        </Text>
      )}
    </Flex>
  );
}
