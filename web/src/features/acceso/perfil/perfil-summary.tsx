import { Badge, Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { ROLE_LABELS } from '#shared/core/permissions.ts';
import { partesPendientes } from '#shared/empresas/usuarios/completitud.ts';
import type { Perfil } from '#shared/empresas/usuarios/perfil.ts';
import { Card } from '../../../components/card.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';

const PARTS = [
  ['basica', 'Información básica'],
  ['profesional', 'Información profesional'],
  ['direccion', 'Dirección'],
  ['redes', 'Redes sociales'],
  ['preferencias', 'Preferencias'],
  ['seguridad', 'Seguridad'],
  ['contrasena', 'Contraseña'],
  ['verificacion', 'Verificación en dos pasos'],
  ['sesiones', 'Sesiones abiertas'],
] as const;

/** Who this is as stored, how complete the profile is, and the way to each part. */
export function PerfilSummary({ perfil }: { perfil: Perfil }) {
  const name = [perfil.nombre, perfil.apellidos].filter(Boolean).join(' ');
  return (
    <Stack gap="4" position={{ lg: 'sticky' }} top={{ lg: '20' }}>
      <Card>
        <Flex gap="3" align="center">
          <UserAvatar name={name} url={perfil.avatarUrl} size="14" />
          <Box minW="0">
            <Text fontWeight="semibold" truncate>
              {name}
            </Text>
            <Text color="fg.muted" truncate>
              {perfil.puesto || perfil.email}
            </Text>
            <Flex gap="1.5" mt="1.5" wrap="wrap">
              <Badge colorPalette={perfil.rol === 'superadmin' ? 'violet' : 'gray'}>{ROLE_LABELS[perfil.rol]}</Badge>
              {perfil.empresaNombre && <Badge colorPalette="brand">{perfil.empresaNombre}</Badge>}
            </Flex>
          </Box>
        </Flex>
        <Completeness perfil={perfil} />
        <Text mt="4" color="fg.muted" textStyle="xs">
          Guardado por última vez: <DateText value={perfil.updatedAt} style="dateTime" />
        </Text>
      </Card>
      <chakra.nav aria-label="Secciones del perfil" display={{ base: 'none', lg: 'block' }}>
        {PARTS.map(([id, label]) => (
          <chakra.a
            key={id}
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(id)?.scrollIntoView({ block: 'start' });
            }}
            display="block"
            px="3"
            py="1.5"
            rounded="l1"
            color="fg.muted"
            _hover={{ bg: 'bg.muted', color: 'fg' }}
          >
            {label}
          </chakra.a>
        ))}
      </chakra.nav>
    </Stack>
  );
}

function Completeness({ perfil }: { perfil: Perfil }) {
  const missing = partesPendientes(perfil);
  const percent = perfil.completitudPerfil;
  return (
    <Box mt="5">
      <Flex justify="space-between" mb="1.5">
        <Text fontWeight="medium">Perfil completo</Text>
        <Text fontVariantNumeric="tabular-nums">{percent} %</Text>
      </Flex>
      <Box
        role="progressbar"
        aria-label="Perfil completo"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        h="1.5"
        rounded="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Box h="full" w={`${percent}%`} bg={percent === 100 ? 'green.solid' : 'brand.solid'} rounded="full" />
      </Box>
      <Text mt="2" color="fg.muted" textStyle="xs">
        {missing.length === 0 ? 'No falta nada.' : `Falta: ${missing.join(', ').toLowerCase()}.`}
      </Text>
    </Box>
  );
}
