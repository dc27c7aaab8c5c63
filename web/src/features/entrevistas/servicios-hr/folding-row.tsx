import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface Props {
  title: string;
  /** What is inside, in a few words, while it is folded. */
  summary: string;
  /** New rows are open, since somebody wants to write in them, and so is one that is alone. */
  startsOpen: boolean;
  /** Something inside has to be corrected: it opens, and stays open until then. */
  wrong: boolean;
  /** Beside the heading, folded or not. */
  actions: ReactNode;
  children: ReactNode;
}

/**
 * A row with many fields that folds to its heading: twelve phases and competencies were thirty screens of a phone. What is
 * folded is not rendered; the form holds the values.
 */
export function FoldingRow({ title, summary, startsOpen, wrong, actions, children }: Props) {
  const [open, setOpen] = useState(startsOpen);
  // Kept after the correction: the row would fold under somebody's hands.
  if (wrong && !open) setOpen(true);
  return (
    <Box as="fieldset" borderWidth="1px" rounded="l2" px={{ base: '3.5', md: '4' }} py="2" minW="0">
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h3" size="sm" flex="1" minW="0" overflowWrap="anywhere">
          <Toggle type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronRight aria-hidden size={16} />
            <span>
              {title}
              {!open && (
                <Text as="span" display="block" textStyle="xs" fontWeight="normal" color="fg.muted">
                  {summary}
                </Text>
              )}
            </span>
          </Toggle>
        </Heading>
        {actions}
      </Flex>
      {open && (
        <Box pt="2" pb="2">
          {children}
        </Box>
      )}
    </Box>
  );
}

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    w: 'full',
    minH: '11',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    rounded: 'l1',
    '& svg': { flexShrink: '0', color: 'fg.muted', transitionProperty: 'transform', transitionDuration: 'fast' },
    '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
    '@media (prefers-reduced-motion: reduce)': { '& svg': { transitionDuration: '0s' } },
  },
});
