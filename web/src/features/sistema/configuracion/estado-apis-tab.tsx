import { Box, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { Proveedor } from '#shared/core/proveedores.ts';
import type { EstadoApi } from '#shared/ia/configuracion/apis-empresa.ts';
import { Section } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { agoText } from '../../../lib/relative-time.ts';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { Origen } from '../../ia/apis/apis-de-empresa.tsx';
import { estadoText } from '../../ia/apis/apis-words.ts';
import { Estado } from '../../ia/apis/proveedor-card.tsx';
import { PROVEEDOR_WORDS } from '../../ia/apis/proveedor-words.ts';
import { ReporteApis } from '../../ia/apis/reporte-apis.tsx';
import { useEspera } from '../../ia/apis/use-espera.ts';
import { configuradasDe } from './configuradas.ts';

/** What a company's administrator may see of its providers: whether they work, and with whose key. */
export default function EstadoApisTab() {
  const { empresaId } = useSession();
  const { data, error, mutate, isValidating } = useApi(
    empresaId ? 'getApisEmpresa' : null,
    empresaId ? { params: { empresaId } } : undefined,
  );
  const espera = useEspera();
  if (error && !data) {
    return (
      <ErrorState
        title="No pudimos cargar el estado de las APIs"
        error={error}
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    );
  }
  return (
    <Stack gap="6" maxW="3xl">
      <ReporteApis apis={data && configuradasDe(data)} empresaId={empresaId} espera={espera} />
      <Section
        title="Proveedores de IA"
        help="Las claves y los proveedores permitidos los cambia un superadministrador. Cuando ninguno responde, la entrevista sigue con el motor integrado."
      >
        {data ? (
          <chakra.ul listStyleType="none">
            {data.orden.map((proveedor) => (
              <Fila key={proveedor} proveedor={proveedor} estado={data.apiStatus[proveedor]} />
            ))}
          </chakra.ul>
        ) : (
          <Skeleton h="72" />
        )}
      </Section>
    </Stack>
  );
}

function Fila({ proveedor, estado }: { proveedor: Proveedor; estado: EstadoApi }) {
  const { name, use } = PROVEEDOR_WORDS[proveedor];
  const { clave, origen, prueba } = estado;
  return (
    <Flex
      as="li"
      justify="space-between"
      align="flex-start"
      gap="3"
      wrap="wrap"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box>
        <Text fontWeight="medium">{name}</Text>
        <Text color="fg.muted" textStyle="xs">
          {use}
          {prueba && ` · última prueba ${agoText(Date.now() - Date.parse(prueba.fecha))}, ${prueba.latenciaMs} ms`}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap" align="center">
        {clave && (
          <Text as="span" fontFamily="mono" textStyle="sm">
            {clave}
          </Text>
        )}
        {origen && <Origen origen={origen} />}
        <Estado estado={estadoText(estado)} prueba={prueba} />
      </Flex>
    </Flex>
  );
}
