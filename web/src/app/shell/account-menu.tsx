import { Badge, Box, Button, chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CircleUser, LogOut, Moon, ServerCog, Settings, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { ROLE_LABELS } from '#shared/core/permissions.ts';
import { Popover } from '../../components/popover.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { UserAvatar } from '../../components/user-avatar.tsx';
import { setColorMode, useColorMode } from '../../lib/color-mode.ts';
import { empresaNombre } from '../../lib/empresa-nombre.ts';
import { session, useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { mayOpen } from '../access.ts';

const UNLIMITED = -1;

export function AccountMenu() {
  const { user } = useSession();
  const name = [user.nombre, user.apellidos].filter(Boolean).join(' ');
  return (
    <Popover
      label="Tu cuenta"
      width="19rem"
      trigger={(props) => (
        <Button {...props} variant="ghost" px="1" rounded="full" aria-label={`Tu cuenta: ${name}`}>
          <UserAvatar name={name} url={user.avatarUrl} size="8" />
        </Button>
      )}
    >
      {(close) => <AccountPanel name={name} close={close} />}
    </Popover>
  );
}

function AccountPanel({ name, close }: { name: string; close: () => void }) {
  const { user } = useSession();
  const dark = useColorMode() === 'dark';
  return (
    <>
      <Flex p="4" gap="3" align="center">
        <UserAvatar name={name} url={user.avatarUrl} size="10" />
        <Box minW="0">
          <Text fontWeight="semibold" truncate>
            {name}
          </Text>
          <Text color="fg.muted" truncate>
            {user.email}
          </Text>
          <Badge mt="1.5" colorPalette={user.rol === 'superadmin' ? 'violet' : 'gray'}>
            {ROLE_LABELS[user.rol]}
          </Badge>
        </Box>
      </Flex>
      <CurrentEmpresa />
      <Stack gap="0" p="1.5" borderTopWidth="1px">
        <Entry asChild onClick={close}>
          <Link to="/perfil">
            <CircleUser size={16} aria-hidden />
            Mi Perfil
          </Link>
        </Entry>
        <Entry asChild onClick={close}>
          <Link to="/configuracion">
            <Settings size={16} aria-hidden />
            Configuración
          </Link>
        </Entry>
        {mayOpen(user, 'saas-admin') && (
          <Entry asChild onClick={close}>
            <Link to="/saas-admin">
              <ServerCog size={16} aria-hidden />
              Panel Sistema
            </Link>
          </Entry>
        )}
        <Entry type="button" display={{ sm: 'none' }} onClick={() => setColorMode(dark ? 'light' : 'dark')}>
          {dark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
          {dark ? 'Tema claro' : 'Tema oscuro'}
        </Entry>
        <Entry type="button" onClick={() => void session.logout()}>
          <LogOut size={16} aria-hidden />
          Cerrar Sesión
        </Entry>
      </Stack>
    </>
  );
}

const Entry = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '2.5',
    minH: '9',
    rounded: 'l1',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '@media (pointer: coarse)': { minH: '11' },
  },
});

/** Plan, state and users of the company that is worked in. */
function CurrentEmpresa() {
  const { empresaId } = useSession();
  const { data: empresa, error } = useApi(empresaId ? 'getEmpresa' : null, { params: { id: empresaId ?? '' } });
  if (!empresaId || error) return null;
  if (!empresa) return <Skeleton h="20" mx="4" mb="4" rounded="l2" />;
  const { usuarios: limit } = empresa.limites;
  return (
    <Box mx="4" mb="4" p="3" rounded="l2" bg="bg.subtle" borderWidth="1px">
      <Text fontWeight="medium" truncate>
        {empresaNombre(empresa)}
      </Text>
      <Flex gap="1.5" mt="2" wrap="wrap">
        <StateBadge kind="plan" value={empresa.plan} />
        <StateBadge kind="empresa" value={empresa.estado} />
      </Flex>
      <Text mt="2" color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
        Usuarios: {empresa.uso.usuarios} / {limit === UNLIMITED ? '∞' : limit}
      </Text>
    </Box>
  );
}
