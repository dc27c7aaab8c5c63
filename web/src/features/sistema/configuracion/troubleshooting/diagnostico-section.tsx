import { Badge, Box, Button, Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { EstadoDependencia } from '#shared/sistema/sistema/salud.ts';
import { Section } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { RefreshButton } from '../../../../components/refresh-button.tsx';
import { browserZone } from '../../../../lib/dates.ts';
import { agoText } from '../../../../lib/relative-time.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { SERVICE_NAMES, SERVICE_STATES } from '../../../../lib/service-words.ts';
import { toast } from '../../../../lib/toast.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { diagnosticoNombre, diagnosticoOf } from './diagnostico.ts';

const EVERY_MS = 60_000;

/** Every service as the last check found it, how old that is, and what the queues hold; also as a file. */
export function DiagnosticoSection() {
  const salud = useApi('getSalud', undefined, { refreshInterval: EVERY_MS });
  const colas = useApi('getColas', undefined, { refreshInterval: EVERY_MS });
  const { data, error, isValidating } = salud;
  const reload = () => Promise.all([salud.mutate(), colas.mutate()]);

  function download() {
    if (!data) return;
    const ahora = new Date();
    const navegador = {
      agente: navigator.userAgent,
      zona: browserZone(),
      conectado: navigator.onLine,
      ventana: `${window.innerWidth}×${window.innerHeight}`,
    };
    const found = { salud: data, colas: colas.data?.colas ?? null, navegador, origen: window.location.origin, ahora };
    const text = JSON.stringify(diagnosticoOf(found), null, 2);
    const name = diagnosticoNombre(ahora);
    saveFile({ name, content: new Blob([text], { type: 'application/json' }) });
    toast.success('Diagnóstico descargado', { description: name });
  }

  return (
    <Section
      title="Diagnóstico en vivo"
      help="Cada servicio se comprueba con una llamada real cada 5 minutos. El archivo no lleva claves ni datos de personas."
      action={
        <Flex gap="2" flexShrink="0">
          <RefreshButton label="Actualizar el diagnóstico" onClick={() => void reload()} />
          <Button variant="outline" disabled={!data} onClick={download} aria-label="Exportar el diagnóstico">
            <Download aria-hidden />
            Exportar
          </Button>
        </Flex>
      }
    >
      {error && !data ? (
        <ErrorState
          title="No pudimos leer el estado"
          error={error}
          onRetry={() => void reload()}
          retrying={isValidating}
        />
      ) : (
        <Stack gap="4">
          <SimpleGrid as="ul" listStyle="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
            {data
              ? data.dependencias.map((service) => <Service key={service.nombre} service={service} />)
              : Array.from({ length: 6 }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the bones never move
                  <Skeleton as="li" key={index} h="16" />
                ))}
          </SimpleGrid>
          <Colas muertas={colas.data?.colas.reduce((sum, cola) => sum + (cola.muertas ?? 0), 0)} />
        </Stack>
      )}
    </Section>
  );
}

function Service({ service: { nombre, estado, edadSegundos, latenciaMs } }: { service: EstadoDependencia }) {
  const { label, palette } = SERVICE_STATES[estado];
  const age = edadSegundos === null ? 'Sin comprobar todavía' : agoText(edadSegundos * 1000);
  return (
    <Box as="li" borderWidth="1px" borderColor="border.muted" rounded="l2" px="3" py="2.5">
      <Flex justify="space-between" gap="2" align="center">
        <Text fontWeight="medium">{SERVICE_NAMES[nombre]}</Text>
        <Badge colorPalette={palette}>{label}</Badge>
      </Flex>
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {age}
        {latenciaMs !== null && ` · ${latenciaMs} ms`}
      </Text>
    </Box>
  );
}

function Colas({ muertas }: { muertas: number | undefined }) {
  if (!muertas) return null;
  return (
    <Notice
      kind="warning"
      title={muertas === 1 ? 'Un mensaje se dio por fallido' : `${muertas} mensajes se dieron por fallidos`}
    >
      Revísalos en Panel Sistema, en la sección Sistema, antes de reintentarlos.
    </Notice>
  );
}
