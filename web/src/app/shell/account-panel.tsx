import { Badge, Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import {
  CircleUser,
  LogOut,
  type LucideIcon,
  Moon,
  ServerCog,
  Settings,
  ShieldCheck,
  ShieldOff,
  Sun,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ROLE_LABELS } from '#shared/core/permissions.ts';
import { ILIMITADO } from '#shared/empresas/empresas/plan.ts';
import { MenuEntry } from '../../components/menu-entry.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { UserAvatar } from '../../components/user-avatar.tsx';
import { useAdminMode } from '../../lib/admin-mode.ts';
import { setColorMode, useColorMode } from '../../lib/color-mode.ts';
import { empresaNombre } from '../../lib/empresa-nombre.ts';
import { Link } from '../../lib/link.tsx';
import { dollars, whole } from '../../lib/numbers.ts';
import { session, useSession } from '../../lib/session.ts';
import { useApi } from '../../lib/use-api.ts';
import { mayOpen } from '../access.ts';

interface Props {
  name: string;
  close: () => void;
}

export default function AccountPanel({ name, close }: Props) {
  const { user, isSuperadmin } = useSession();
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
          {user.empresaNombre && (
            <Text color="fg.muted" truncate>
              {user.empresaNombre}
            </Text>
          )}
          <Badge mt="1.5" colorPalette={isSuperadmin ? 'violet' : 'gray'}>
            {ROLE_LABELS[user.rol]}
          </Badge>
        </Box>
      </Flex>
      <Stack gap="2" mx="4" mb="4">
        <CurrentEmpresa />
        {isSuperadmin && <PlatformFigures />}
      </Stack>
      <Stack gap="0" p="1.5" borderTopWidth="1px">
        <LinkEntry to="/perfil" icon={CircleUser} onClick={close}>
          Mi Perfil
        </LinkEntry>
        <LinkEntry to="/configuracion" icon={Settings} onClick={close}>
          Configuración
        </LinkEntry>
        {mayOpen(user, 'saas-admin') && (
          <LinkEntry to="/saas-admin" icon={ServerCog} onClick={close}>
            Panel Sistema
          </LinkEntry>
        )}
        {isSuperadmin && <AdminModeEntry close={close} />}
        <MenuEntry type="button" display={{ sm: 'none' }} onClick={() => setColorMode(dark ? 'light' : 'dark')}>
          {dark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
          {dark ? 'Tema claro' : 'Tema oscuro'}
        </MenuEntry>
        <MenuEntry type="button" onClick={() => void session.logout()}>
          <LogOut size={16} aria-hidden />
          Cerrar Sesión
        </MenuEntry>
      </Stack>
    </>
  );
}

function LinkEntry(props: { to: string; icon: LucideIcon; onClick: () => void; children: ReactNode }) {
  const Icon = props.icon;
  return (
    <MenuEntry asChild onClick={props.onClick}>
      <Link to={props.to}>
        <Icon size={16} aria-hidden />
        {props.children}
      </Link>
    </MenuEntry>
  );
}

/** Going in leads to Panel Sistema, which is what the mode is for; going out stays where one is. */
function AdminModeEntry({ close }: { close: () => void }) {
  const { on, toggle } = useAdminMode();
  const navigate = useNavigate();
  const Icon = on ? ShieldOff : ShieldCheck;
  return (
    <MenuEntry
      type="button"
      onClick={() => {
        close();
        toggle();
        if (!on) void navigate('/saas-admin');
      }}
    >
      <Icon size={16} aria-hidden />
      {on ? 'Salir Admin' : 'Modo Admin'}
    </MenuEntry>
  );
}

const CARD = { p: '3', rounded: 'l2', bg: 'bg.subtle', borderWidth: '1px' } as const;

/** Plan, state and users of the company that is worked in. */
function CurrentEmpresa() {
  const { empresaId } = useSession();
  const { data: empresa, error } = useApi(empresaId ? 'getEmpresa' : null, { params: { id: empresaId ?? '' } });
  if (!empresaId || error) return null;
  if (!empresa) return <Skeleton h="6.25rem" rounded="l2" />;
  const { usuarios: limit } = empresa.limites;
  return (
    <Box {...CARD}>
      <Text textStyle="xs" color="fg.muted">
        Empresa actual
      </Text>
      <Text fontWeight="medium" truncate>
        {empresaNombre(empresa)}
      </Text>
      <Flex gap="1.5" mt="1.5" wrap="wrap">
        <StateBadge kind="plan" value={empresa.plan} />
        <StateBadge kind="empresa" value={empresa.estado} />
      </Flex>
      <Text mt="2" color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
        Usuarios: {empresa.uso.usuarios} / {limit === ILIMITADO ? '∞' : limit}
      </Text>
    </Box>
  );
}

/** Of the whole platform. */
function PlatformFigures() {
  const { data, error } = useApi('getEstadisticas');
  const show = (text: string | undefined) => text ?? (error ? '—' : '…');
  return (
    <Flex {...CARD} gap="4">
      <Figure label="MRR" title="Suma de los precios mensuales de los planes de las empresas activas">
        {show(data && dollars.format(data.mrr))}
      </Figure>
      <Figure label="Empresas activas" title="Empresas en estado activa, de todas las de la plataforma">
        {show(data && `${whole.format(data.empresas_activas)} de ${whole.format(data.empresas_total)}`)}
      </Figure>
    </Flex>
  );
}

function Figure({ label, title, children }: { label: string; title: string; children: string }) {
  return (
    <Box flex="1" title={title}>
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {children}
      </Text>
    </Box>
  );
}
