import { Badge, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { INACTIVIDAD_HORAS, REGLAS_ACCESO } from '#shared/acceso/auth/reglas.ts';
import { Section } from '../../../../components/card.tsx';
import { DetailList } from '../../../../components/detail-list.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useApi } from '../../../../lib/use-api.ts';
import { DominiosSection } from './dominios-section.tsx';

const PROVEEDORES = [
  ['google', 'Google'],
  ['microsoft', 'Microsoft'],
] as const;

/** How people come in: what the deployment has set, and with which e-mails a company takes them. */
export default function AuthTab() {
  const { passwordMinimo, passwordTemporalDias, sesionMinutos, sesionDias } = REGLAS_ACCESO;
  return (
    <Stack gap="6" maxW="3xl">
      <ProveedoresSection />
      <DominiosSection />
      <Section title="Contraseñas y sesiones" help="Valen en toda la plataforma. Solo un despliegue puede cambiarlas.">
        <DetailList
          entries={[
            ['Contraseña', `${passwordMinimo} caracteres o más`],
            ['Contraseña temporal', `Caduca a los ${passwordTemporalDias} días y se cambia en el primer acceso`],
            ['Intentos fallidos', '10 por cuenta y 100 por dirección cada 15 minutos'],
            ['Sesión', `Se renueva cada ${sesionMinutos} minutos y dura ${sesionDias} días como mucho`],
            [
              'Sesión sin usar',
              `Se cierra a los ${INACTIVIDAD_HORAS.admin / 24} días; la de un superadmin, a las ${INACTIVIDAD_HORAS.superadmin} horas`,
            ],
            ['Al restablecerla', 'Se cierran todas las sesiones'],
            ['Al desactivar a alguien', 'Pierde el acceso en el momento'],
          ]}
        />
      </Section>
    </Stack>
  );
}

function ProveedoresSection() {
  const { data, error, mutate, isValidating } = useApi('getOauthConfig');
  return (
    <Section
      title="Acceso con otras cuentas"
      help="Solo entra un correo verificado de alguien que ya es usuario. Se activan al desplegar, con los datos de cada proveedor."
    >
      {error && !data ? (
        <ErrorState
          title="No pudimos cargar los proveedores"
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <Stack as="ul" gap="0" listStyle="none" mb="-2">
          {PROVEEDORES.map(([id, nombre]) => (
            <Flex as="li" key={id} align="center" gap="3" py="2.5" borderTopWidth="1px" borderColor="border.muted">
              <Text fontWeight="medium">{nombre}</Text>
              {data ? (
                <Badge colorPalette={data.providers[id].enabled ? 'green' : 'gray'}>
                  {data.providers[id].enabled ? 'Activado' : 'Desactivado'}
                </Badge>
              ) : (
                <Skeleton h="5" w="20" />
              )}
            </Flex>
          ))}
        </Stack>
      )}
    </Section>
  );
}
