import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdminMode } from '../../lib/admin-mode.ts';
import { useConnection } from '../../lib/connection.ts';
import { connectionState } from '../../lib/connection-store.ts';
import { agoText } from '../../lib/relative-time.ts';
import { useApi } from '../../lib/use-api.ts';
import { useNow } from '../../lib/use-now.ts';
import { CONNECTION, syncText } from './connection-words.ts';
import { type ServiceHealth, serviceHealth } from './platform-health.ts';
import { useIaState } from './use-ia-state.ts';
import { useSync } from './use-sync.ts';

const TICK_MS = 5000;

/** Everything that is known about the platform's state, with its age. */
export default function StatusPanel() {
  const connection = useConnection();
  const now = useNow(TICK_MS);
  const sync = useSync();
  const { label, palette, detail } = CONNECTION[connectionState(connection)];
  const ia = useIaState(now);
  const services = serviceHealth(connection, now).filter(({ nombre }) => nombre !== 'ia');
  return (
    <>
      <Flex align="center" justify="space-between" ps="4" pe="2" py="2" minH="12" borderBottomWidth="1px">
        <Heading as="h2" size="sm">
          Estado de la plataforma
        </Heading>
        <Button variant="ghost" size="sm" loading={connection.comprobando} onClick={() => void sync()}>
          <RefreshCw aria-hidden />
          Actualizar
        </Button>
      </Flex>
      <Stack gap="3" p="4">
        <Line badge={<Badge colorPalette={palette}>{label}</Badge>}>{detail}</Line>
        <Line
          badge={
            <Badge colorPalette={connection.online ? 'green' : 'red'}>{connection.online ? 'Online' : 'Offline'}</Badge>
          }
        >
          {syncText(connection, now)}
        </Line>
        <Line badge={<Badge colorPalette={ia.palette}>{ia.label}</Badge>}>
          {ia.detail}
          {ia.age !== undefined && ` Comprobado ${agoText(ia.age)}.`}
        </Line>
      </Stack>
      {services.length > 0 && (
        <Stack as="ul" gap="2" px="4" py="3.5" borderTopWidth="1px" listStyle="none">
          {services.map((service) => (
            <Service key={service.nombre} service={service} />
          ))}
        </Stack>
      )}
      <AdminDetails />
    </>
  );
}

function Line({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <Box>
      {badge}
      <Text mt="1" color="fg.muted">
        {children}
      </Text>
    </Box>
  );
}

function Service({ service: { name, label, palette, age } }: { service: ServiceHealth }) {
  return (
    <Flex as="li" align="baseline" justify="space-between" gap="3">
      <Text>{name}</Text>
      <Text color="fg.muted" whiteSpace="nowrap">
        <Box
          as="span"
          display="inline-block"
          boxSize="2"
          me="1.5"
          rounded="full"
          colorPalette={palette}
          bg="colorPalette.solid"
          aria-hidden
        />
        {label}
        {age !== undefined && (
          <Box as="span" textStyle="xs" color="fg.subtle">
            {` · ${agoText(age)}`}
          </Box>
        )}
      </Text>
    </Flex>
  );
}

/** In admin mode: what the last check measured, for whoever looks after the platform. */
function AdminDetails() {
  const { on } = useAdminMode();
  const { data, error } = useApi(on ? 'getSalud' : null);
  if (!on) return null;
  const measured = data?.dependencias.filter(({ latenciaMs }) => latenciaMs !== null) ?? [];
  return (
    <Box px="4" py="3.5" borderTopWidth="1px" bg="bg.subtle">
      <Text fontWeight="medium">Modo Admin: última medida</Text>
      {error && <Text color="fg.error">{error.message}</Text>}
      {data && measured.length === 0 && <Text color="fg.muted">Todavía no hay ninguna.</Text>}
      <Stack
        as="ul"
        mt="1"
        gap="0.5"
        listStyle="none"
        textStyle="xs"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {measured.map(({ nombre, latenciaMs, detalle }) => (
          <Flex as="li" key={nombre} justify="space-between" gap="3">
            <span>{nombre}</span>
            <span>
              {latenciaMs} ms{detalle ? ` · ${detalle}` : ''}
            </span>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
