import { chakra } from '@chakra-ui/react';

/** One line of a menu in a popover: a button, or with `asChild` a link. */
export const MenuEntry = chakra('button', {
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
