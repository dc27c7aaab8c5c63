import { Badge, Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { SesionAbierta } from '#shared/acceso/auth/sesiones.ts';
import { Section } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { agoText } from '../../../lib/relative-time.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useNow } from '../../../lib/use-now.ts';

const CerrarSesionDialog = lazy(() => import('./cerrar-sesion-dialog.tsx'));

const LIMIT = 50;

/** Where the person is signed in, and the way out of each. It stands outside the profile's form. */
export default function SesionesAbiertas() {
  const { data, error, mutate } = useApi('listSesiones', { query: { limit: LIMIT } });
  // Whoever came in by a provider may have no password to confirm with.
  const acceso = useApi('getSegundoFactor').data;
  const [closing, setClosing] = useState<SesionAbierta>();
  const now = useNow(60_000);
  const byProvider = acceso?.porProveedor === true;
  return (
    <Section
      id="sesiones"
      title="Sesiones abiertas"
      help={
        byProvider
          ? 'Dónde está abierta tu cuenta. Para cerrar una sola sesión, entra con tu contraseña; todas las puedes cerrar en Seguridad.'
          : 'Dónde está abierta tu cuenta. Si no reconoces una sesión, ciérrala y cambia tu contraseña.'
      }
    >
      {data && (
        <Stack as="ul" gap="0" listStyleType="none" mb="-3">
          {data.data.map((sesion) => (
            <Flex
              as="li"
              key={sesion.id}
              gap="3"
              align="center"
              justify="space-between"
              wrap="wrap"
              py="3"
              borderTopWidth="1px"
              borderColor="border.muted"
            >
              <Box flex="1 1 14rem">
                <Flex align="center" gap="2" wrap="wrap">
                  <Text fontWeight="medium">{sesion.dispositivo}</Text>
                  {sesion.actual && <Badge colorPalette="green">Esta sesión</Badge>}
                </Flex>
                <Text color="fg.muted" textStyle="sm" mt="0.5">
                  {sesion.actual ? 'En uso ahora' : `Último uso ${agoText(now - Date.parse(sesion.ultimoUso))}`} ·
                  Abierta el <DateText value={sesion.inicio} style="dateTime" />
                </Text>
              </Box>
              {!sesion.actual && acceso && !byProvider && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Cerrar esta sesión: ${sesion.dispositivo}`}
                  onClick={() => setClosing(sesion)}
                >
                  <LogOut aria-hidden />
                  Cerrar esta sesión
                </Button>
              )}
            </Flex>
          ))}
        </Stack>
      )}
      {data?.data.length === 0 && <Text color="fg.muted">Verás aquí tus sesiones a partir de tu próximo acceso.</Text>}
      {data?.nextCursor && (
        <Text color="fg.muted" textStyle="sm" mt="4">
          Estas son las más recientes. Para cerrar también las anteriores, cierra todas en Seguridad.
        </Text>
      )}
      {!data && error && (
        <ErrorState title="No pudimos consultar tus sesiones" error={error} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton h="16" aria-hidden />}
      {closing && (
        <Suspense>
          <CerrarSesionDialog
            sesion={closing}
            onClose={() => {
              setClosing(undefined);
              // It may have ended by itself while somebody typed.
              void mutate();
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}
