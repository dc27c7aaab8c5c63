import { Badge, Box, Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { PlugZap } from 'lucide-react';
import { PROVEEDORES_LENGUAJE, type ProveedorConfigurado } from '#shared/ia/configuracion/proveedor.ts';
import { Card, Section } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { agoText } from '../../../../lib/relative-time.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { type Indicador, indicadorOf } from './indicador.ts';

const TICK_MS = 15_000;

/** The four providers that an interviewer may speak through: green with a key whose last try worked. */
export default function ServiciosTab() {
  const { data, error, mutate, isValidating } = useApi('getConfiguracionGlobal', { query: { templates: 'false' } });
  const now = useNow(TICK_MS);
  const shown = PROVEEDORES_LENGUAJE.flatMap(
    (proveedor) => data?.proveedores.find((each) => each.proveedor === proveedor) ?? [],
  );
  return (
    <Stack gap="4">
      <Section
        title="Servicios de IA"
        help="En verde, los que tienen clave y cuya última prueba funcionó. Si ninguno responde, las entrevistas siguen con el motor integrado."
      >
        {error && !data ? (
          <ErrorState
            title="No pudimos cargar los servicios"
            error={error}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : (
          <SimpleGrid as="ul" listStyle="none" columns={{ base: 1, sm: 2, xl: 4 }} gap="3">
            {data
              ? shown.map((each) => <Servicio key={each.proveedor} proveedor={each} now={now} />)
              : PROVEEDORES_LENGUAJE.map((each) => <Skeleton as="li" key={each} h="20" />)}
          </SimpleGrid>
        )}
      </Section>
      {data && shown.every(({ clave }) => clave === '') && <SinClaves />}
    </Stack>
  );
}

function Servicio({ proveedor, now }: { proveedor: ProveedorConfigurado; now: number }) {
  const { nombre, verde, estado, detalle, fecha }: Indicador = indicadorOf(proveedor);
  return (
    <Box as="li" borderWidth="1px" borderColor="border.muted" rounded="l2" px="3.5" py="3">
      <Flex align="center" gap="2.5">
        <Box aria-hidden boxSize="2.5" rounded="full" flexShrink="0" bg={verde ? 'green.solid' : 'red.solid'} />
        <Text fontWeight="medium">{nombre}</Text>
        <Badge ms="auto" colorPalette={verde ? 'green' : 'red'}>
          {estado}
        </Badge>
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="1.5">
        {detalle}
      </Text>
      {fecha && (
        <Text textStyle="xs" color="fg.muted">
          Probada {agoText(Math.max(0, now - Date.parse(fecha)))}
        </Text>
      )}
    </Box>
  );
}

function SinClaves() {
  return (
    <Card p="0">
      <EmptyState
        icon={PlugZap}
        title="No hay servicios de IA configurados"
        action={
          <LinkButton colorPalette="brand" to="/configuracion?seccion=apis">
            Configurar las APIs
          </LinkButton>
        }
      >
        Guarda la clave de al menos un proveedor y pruébala. Mientras tanto, las entrevistas usan el motor integrado.
      </EmptyState>
    </Card>
  );
}
