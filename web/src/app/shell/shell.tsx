import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { connection } from '../../lib/connection.ts';
import { useMedia } from '../../lib/use-media.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Header } from './header.tsx';
import { preloadPanels } from './lazy-panel.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { preloadLinked } from './preload-linked.ts';
import { SideMenu } from './side-menu.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

/** The frame of every page behind the sign-in: header, side menu (a drawer below 1024 px), content. */
export function Shell() {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const hasRoom = useMedia('(min-width: 64em)');
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);

  useEffect(() => connection.start(), []);
  useEffect(preloadPanels, []);
  useEffect(preloadLinked, []);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    setMenuOpen(false);
    window.scrollTo(0, 0);
    // Screen readers go on from the new page's beginning, as after a full page load.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box minH="100dvh">
      <Box
        asChild
        position="fixed"
        top="2"
        insetStart="2"
        zIndex="toast"
        bg="bg.panel"
        px="4"
        py="2"
        rounded="l2"
        boxShadow="float"
        css={{ '&:not(:focus)': { srOnly: true } }}
      >
        <a href="#contenido">Saltar al contenido</a>
      </Box>
      <Header onOpenMenu={() => setMenuOpen(true)} />
      <OfflineBanner />
      <Dialog open={menuOpen} onClose={() => setMenuOpen(false)} title="Menú" shape="drawer" side="left" width="xs">
        <Box m="-2" h="full">
          <SideMenu />
        </Box>
      </Dialog>
      <Flex>
        {hasRoom && (
          <Box
            as="aside"
            aria-label="Menú"
            position="sticky"
            top="14"
            h="calc(100dvh - 3.5rem)"
            w="60"
            flexShrink="0"
            borderInlineEndWidth="1px"
            p="3"
          >
            <SideMenu />
          </Box>
        )}
        <Box
          as="main"
          id="contenido"
          ref={main}
          tabIndex={-1}
          outline="none"
          flex="1"
          minW="0"
          px={{ base: '4', md: '8' }}
          py={{ base: '5', md: '8' }}
        >
          {/* A root of its own: a page that takes back the padding does not move it. */}
          <Box maxW="1280px" mx="auto" display="flow-root">
            <WelcomeBanner />
            <ErrorBoundary resetKey={pathname}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
      </Flex>
    </Box>
  );
}

function PageSkeleton() {
  return (
    <Stack gap="6" aria-hidden>
      <Skeleton h="8" w="56" />
      <Skeleton h="80" rounded="l3" />
    </Stack>
  );
}
