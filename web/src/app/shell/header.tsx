import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { Menu, Moon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { BrandMark } from '../../components/brand-mark.tsx';
import { setColorMode, useColorMode } from '../../lib/color-mode.ts';
import { useSession } from '../../lib/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import { EmpresaSelector } from './empresa-selector.tsx';
import { NotificationsBell } from './notifications-bell.tsx';

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { isSuperadmin } = useSession();
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      h="14"
      align="center"
      gap={{ base: '1', md: '2' }}
      px={{ base: '2', md: '4' }}
      bg="bg.canvas"
      borderBottomWidth="1px"
    >
      <Button
        display={{ base: 'inline-flex', lg: 'none' }}
        variant="ghost"
        px="2"
        aria-label="Abrir el menú"
        onClick={onOpenMenu}
      >
        <Menu aria-hidden />
      </Button>
      <Box asChild px="1.5" rounded="l1" flexShrink="0">
        <Link to="/dashboard" aria-label="Idonea, ir al Dashboard">
          <BrandMark compact={isSuperadmin} />
        </Link>
      </Box>
      {isSuperadmin && (
        <>
          <Badge colorPalette="violet" display={{ base: 'none', xl: 'inline-flex' }}>
            Super Admin
          </Badge>
          <Box color="border" mx="1" display={{ base: 'none', md: 'block' }} aria-hidden>
            /
          </Box>
          <EmpresaSelector />
        </>
      )}
      <Box flex="1" />
      <ConnectionBadge />
      <ThemeSwitch />
      <NotificationsBell />
      <AccountMenu />
    </Flex>
  );
}

function ThemeSwitch() {
  const dark = useColorMode() === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <Button
      variant="ghost"
      px="2"
      display={{ base: 'none', sm: 'inline-flex' }}
      aria-label={dark ? 'Cambiar al tema claro' : 'Cambiar al tema oscuro'}
      onClick={() => setColorMode(dark ? 'light' : 'dark')}
    >
      <Icon aria-hidden />
    </Button>
  );
}
