import { Badge, Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { NavLink } from '../../lib/link.tsx';
import { whole } from '../../lib/numbers.ts';
import { useSession } from '../../lib/session.ts';
import { usePanelEmpresa } from '../../lib/use-panel-figures.ts';
import { type MenuItem, menuFor } from '../menu.ts';
import { PAGE_ICONS } from '../menu-icons.ts';

const APP_VERSION = '2.0.0';

export function SideMenu() {
  const { user } = useSession();
  return (
    <Flex direction="column" h="full" gap="4">
      <Stack as="nav" aria-label="Principal" gap="4" flex="1" overflowY="auto">
        {menuFor(user).map((group) => (
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
      <NavLink to={item.to}>{content}</NavLink>
    </Row>
  );
}

const countText = (count: number, noun: string) => `${whole.format(count)} ${noun}${count === 1 ? '' : 's'}`;

function MenuFooter() {
  const { panel } = usePanelEmpresa({ revalidateOnFocus: false });
  return (
    <Box borderTopWidth="1px" pt="3" px="2.5" textStyle="xs" color="fg.subtle">
      {panel && (
        <Text mb="1.5" fontVariantNumeric="tabular-nums">
          {countText(panel.candidatos, 'candidato')} · {countText(panel.entrevistas, 'entrevista')}
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
