import { Badge, Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { NavLink } from '../../lib/link.tsx';
import { countText, whole } from '../../lib/numbers.ts';
import { useSession } from '../../lib/session.ts';
import { useAtiende } from '../../lib/use-atiende.ts';
import { usePanelEmpresa } from '../../lib/use-panel-figures.ts';
import { type MenuItem, menuFor } from '../menu.ts';
import { PAGE_ICONS } from '../menu-icons.ts';

/** More than this is no number to count down. */
const SHOWN_MAX = 99;
const APP_VERSION = '2.0.0';

export function SideMenu() {
  const { user } = useSession();
  const atiende = useAtiende();
  return (
    <Flex direction="column" h="full" gap="4">
      <Stack as="nav" aria-label="Principal" gap="4" flex="1" overflowY="auto">
        {menuFor(user, { atiende }).map((group) => (
          <Box key={group.label ?? 'inicio'}>
            {group.label && (
              <Text px="2.5" mb="1" textStyle="xs" fontWeight="medium" color="fg.subtle">
                {group.label}
              </Text>
            )}
            <Stack as="ul" gap="0.5" listStyle="none">
              {group.items.map((item) => (
                <li key={item.page}>
                  <Entry item={item} />
                </li>
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
      <MenuFooter />
    </Flex>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '2.5',
    h: '8.5',
    rounded: 'l1',
    color: 'fg.muted',
    fontWeight: 'medium',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    '@media (pointer: coarse)': { h: '11' },
    '&:is(a):hover': { bg: 'bg.muted', color: 'fg' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg' },
    '&[aria-disabled=true]': { opacity: '0.5', cursor: 'not-allowed' },
  },
});

function Entry({ item }: { item: MenuItem }) {
  const Icon = PAGE_ICONS[item.page];
  const waiting = useWaiting(item.page);
  const waitingId = useId();
  const content = (
    <>
      <Icon size={17} strokeWidth={1.9} aria-hidden />
      {item.label}
    </>
  );
  if (item.disabled) {
    return (
      <Row aria-disabled title="Tu usuario no tiene una empresa asociada">
        {content}
      </Row>
    );
  }
  return (
    <Row asChild>
      <NavLink to={item.to} aria-describedby={waiting ? waitingId : undefined}>
        {content}
        {waiting > 0 && (
          <>
            <Badge size="xs" colorPalette="violet" ms="auto" fontVariantNumeric="tabular-nums" aria-hidden>
              {waiting > SHOWN_MAX ? `${SHOWN_MAX}+` : waiting}
            </Badge>
            <chakra.span id={waitingId} display="none">
              {waiting === 1 ? 'Uno por validar' : `${whole.format(waiting)} por validar`}
            </chakra.span>
          </>
        )}
      </NavLink>
    </Row>
  );
}

/** Reports that wait for a person, from the counters that the menu's foot shows as well; for those who may validate. */
function useWaiting(page: MenuItem['page']): number {
  const { can } = useSession();
  const { panel } = usePanelEmpresa({ revalidateOnFocus: false });
  return page === 'informes' && can('manage_interviews') ? (panel?.porValidar ?? 0) : 0;
}

function MenuFooter() {
  const { panel } = usePanelEmpresa({ revalidateOnFocus: false });
  return (
    <Box borderTopWidth="1px" pt="3" px="2.5" textStyle="xs" color="fg.subtle">
      {panel && (
        <Text mb="1.5" fontVariantNumeric="tabular-nums">
          {countText(panel.candidatos, 'candidato', 'candidatos')} ·{' '}
          {countText(panel.entrevistas, 'entrevista', 'entrevistas')}
        </Text>
      )}
      <Flex align="center" justify="space-between">
        Versión {APP_VERSION}
        <Badge size="xs" colorPalette="brand">
          Pro
        </Badge>
      </Flex>
    </Box>
  );
}
