import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { ROLE_LABELS } from '#shared/core/permissions.ts';
import type { UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { invitacionHasta, situacionDe } from '#shared/empresas/usuarios/situacion.ts';
import { StateBadge } from '../../../components/state-badge.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { nombreCompleto } from './usuario-words.ts';

export function NombreCell({ usuario, own }: { usuario: UsuarioListado; own: boolean }) {
  const name = nombreCompleto(usuario);
  return (
    <Flex align="center" gap="3" minW="0" opacity={usuario.activo ? undefined : '0.75'}>
      <UserAvatar name={name} url={usuario.avatarUrl} size="8" />
      <Box as="span" minW="0" overflowWrap="anywhere">
        {name}
      </Box>
      {own && <Badge colorPalette="brand">Tú</Badge>}
    </Flex>
  );
}

export function RolCell({ usuario: { rol } }: { usuario: UsuarioListado }) {
  const palette = { superadmin: 'violet', admin: 'brand', operador: 'gray' }[rol];
  return <Badge colorPalette={palette}>{ROLE_LABELS[rol]}</Badge>;
}

export function EstadoCell({ usuario }: { usuario: UsuarioListado }) {
  return (
    <Flex direction="column" align={{ base: 'flex-end', md: 'flex-start' }} gap="0.5">
      <StateBadge kind="usuario" value={situacionDe(usuario)} />
      {usuario.activo && usuario.estado === 'pendiente' && (
        <Text color="fg.muted" textStyle="xs">
          Preparando su acceso…
        </Text>
      )}
      {usuario.activo && usuario.estado === 'invitado' && !usuario.ultimoAcceso && usuario.invitadoEn && (
        <Text color="fg.muted" textStyle="xs">
          Caduca el {formatDate(invitacionHasta(usuario.invitadoEn))}
        </Text>
      )}
      {usuario.segundoFactorDesde && (
        <Text color="fg.muted" textStyle="xs">
          Con verificación en dos pasos
        </Text>
      )}
    </Flex>
  );
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** How long ago, and when exactly. */
export function AccesoCell({ usuario: { ultimoAcceso } }: { usuario: UsuarioListado }) {
  if (!ultimoAcceso) return <Text color="fg.muted">Nunca</Text>;
  const isRecent = Date.now() - Date.parse(ultimoAcceso) < WEEK_MS;
  return (
    <Box lineHeight="short">
      <time dateTime={ultimoAcceso}>{isRecent ? relativeTime(ultimoAcceso) : formatDate(ultimoAcceso)}</time>
      <Text color="fg.muted" textStyle="xs">
        {formatDate(ultimoAcceso, isRecent ? 'dateTime' : 'time')}
      </Text>
    </Box>
  );
}
