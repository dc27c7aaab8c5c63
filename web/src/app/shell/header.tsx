import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { Menu, Moon, Sun } from 'lucide-react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { useAdminMode } from '../../lib/admin-mode.ts';
import { setColorMode, useColorMode } from '../../lib/color-mode.ts';
import { Link } from '../../lib/link.tsx';
import { useSession } from '../../lib/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { ConnectionBadges } from './connection-badge.tsx';
import { EmpresaSelector } from './empresa-selector.tsx';
import { NotificationsBell } from './notifications-bell.tsx';
import { Palette } from './palette.tsx';

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { isSuperadmin } = useSession();
  const adminMode = useAdminMode();
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
          <Badge colorPalette="violet" css={{ '@media (max-width: 87.49em)': { display: 'none' } }}>
            Super Admin
          </Badge>
          {adminMode.on && (
            <Badge colorPalette="amber" display={{ base: 'none', md: 'inline-flex' }}>
              Modo Admin
            </Badge>
          )}
          <Box color="border" mx="1" display={{ base: 'none', md: 'block' }} aria-hidden>
            /
          </Box>
          <EmpresaSelector />
        </>
      )}
      <Box flex="1" />
      <Palette />
      <ConnectionBadges />
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
