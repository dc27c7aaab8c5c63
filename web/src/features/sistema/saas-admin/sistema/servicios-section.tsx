import { Badge, Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { EstadoDependencia, HoraSalud } from '#shared/sistema/sistema/salud.ts';
import { Section } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { RefreshButton } from '../../../../components/refresh-button.tsx';
import { agoText } from '../../../../lib/relative-time.ts';
import { SERVICE_NAMES, SERVICE_STATES } from '../../../../lib/service-words.ts';
import { useApi } from '../../../../lib/use-api.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { historialOf } from './historial.ts';
import { HistorialStrip } from './historial-strip.tsx';
import { findingText } from './salud-words.ts';

const WEEK_HOURS = 169;
const TICK_MS = 15_000;
const EVERY_MS = 60_000;

/** Each service that the platform stands on: as the last check found it, and over seven days. */
export function ServiciosSection() {
  const salud = useApi('getSalud', undefined, { refreshInterval: EVERY_MS });
  const horas = useApi('listHorasSalud', { query: { limit: WEEK_HOURS } });
  const now = useNow(TICK_MS);
  const reload = () => Promise.all([salud.mutate(), horas.mutate()]);
  const { data, error, isValidating } = salud;
  const services = data?.dependencias;
  return (
    <Section
      title="Estado de los servicios"
      help={
        data
          ? `Versión ${data.version}. Se comprueban con una llamada real cada 5 minutos.`
          : 'Se comprueban con una llamada real cada 5 minutos.'
      }
      action={<RefreshButton label="Actualizar el estado" onClick={() => void reload()} />}
    >
      {error && !data ? (
        <ErrorState
          title="No pudimos leer el estado"
          error={error}
          onRetry={() => void reload()}
          retrying={isValidating}
        />
      ) : (
        <Stack as="ul" gap="0" listStyle="none" mb="-2">
          {services
            ? services.map((service) => (
                <Service key={service.nombre} service={service} horas={horas.data?.data} now={now} />
              ))
            : Array.from({ length: 6 }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the bones never move
                <Box as="li" key={index} py="3" borderTopWidth="1px" borderColor="border.muted">
                  <Skeleton h="20" />
                </Box>
              ))}
        </Stack>
      )}
    </Section>
  );
}

interface ServiceProps {
  service: EstadoDependencia;
  horas: HoraSalud[] | undefined;
  now: number;
}

function Service({ service, horas, now }: ServiceProps) {
  const { nombre, estado, latenciaMs, edadSegundos } = service;
  const { label, palette } = SERVICE_STATES[estado];
  const measured = [
    ...(latenciaMs === null ? [] : [`${latenciaMs} ms`]),
    ...(edadSegundos === null ? [] : [agoText(edadSegundos * 1000)]),
  ];
  return (
    <Box as="li" py="3" borderTopWidth="1px" borderColor="border.muted">
      <Flex align="center" gap="3" wrap="wrap" minH="6">
        <Text fontWeight="medium">{SERVICE_NAMES[nombre]}</Text>
        <Badge colorPalette={palette}>{label}</Badge>
        <Text ms="auto" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {measured.join(' · ')}
        </Text>
      </Flex>
      <Text color="fg.muted" textStyle="sm" mb="2">
        {findingText(service)}
      </Text>
      <HistorialStrip historial={horas && historialOf(nombre, horas, now)} />
    </Box>
  );
}
