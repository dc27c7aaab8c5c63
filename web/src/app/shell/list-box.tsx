import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';

/** One thing to choose from a list that a text field searches. */
export interface Choice {
  id: string;
  label: string;
  group?: string;
  run: () => void;
  content: ReactNode;
  selected?: boolean;
}

/**
 * Keys and roles of a searched list (ARIA combobox): the text field keeps the focus, the arrows move through the list.
 * Spread `field` on the input, and put `list` below it. A long list scrolls by itself (`box`), not within something
 * around it: only then do the arrows of the field count as the keys that scroll it.
 */
export function useListBox(label: string, choices: readonly Choice[], box: BoxProps) {
  const listId = useId();
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, choices.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  function onKeyDown(event: KeyboardEvent) {
    const last = choices.length - 1;
    const next: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    };
    const to = next[event.key];
    if (to !== undefined) setWanted(to);
    else if (event.key === 'Enter') choices[active]?.run();
    else return;
    event.preventDefault();
  }

  const groups = Map.groupBy(
    choices.map((choice, index) => ({ ...choice, index })),
    ({ group }) => group ?? '',
  );
  const options = (entries: readonly (Choice & { index: number })[]) =>
    entries.map(({ id, index, run, content, selected }) => (
      <Option
        key={id}
        id={optionId(index)}
        role="option"
        aria-selected={selected ?? false}
        data-active={index === active || undefined}
        // The field keeps the focus: a press must not take it before the click arrives.
        onMouseDown={(event) => event.preventDefault()}
        onMouseMove={() => index !== active && setWanted(index)}
        onClick={run}
      >
        {content}
      </Option>
    ));

  return {
    restart: () => setWanted(0),
    field: {
      role: 'combobox',
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': choices[active] ? optionId(active) : undefined,
      'aria-label': label,
      autoComplete: 'off',
      onKeyDown,
    },
    list: (
      <Box id={listId} role="listbox" aria-label={label} overflowY="auto" {...box}>
        {[...groups].map(([name, entries]) =>
          name ? (
            <Box key={name} role="group" aria-label={name}>
              <Box aria-hidden px="2.5" pt="2.5" pb="1" textStyle="xs" fontWeight="medium" color="fg.muted">
                {name}
              </Box>
              {options(entries)}
            </Box>
          ) : (
            options(entries)
          ),
        )}
      </Box>
    ),
  };
}

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '2.5',
    py: '1.5',
    minH: '9',
    rounded: 'l1',
    cursor: 'pointer',
    '&[data-active]': { bg: 'bg.muted' },
    '&[aria-selected=true]': { fontWeight: 'medium' },
    '@media (pointer: coarse)': { minH: '11' },
  },
});
