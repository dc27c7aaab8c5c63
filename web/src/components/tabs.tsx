import { Box, chakra, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface Props {
  /** What the tabs part: 'Informe'. */
  label: string;
  tabs: Tab[];
  value: string;
  onChange: (id: string) => void;
}

/** Tabs after the ARIA pattern: arrows move, only the chosen one is in the tab order. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const base = useId();
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === value),
  );

  // On a phone the chosen one may stand outside of what is seen. Not scrollIntoView: that would move the page as well. Not
  // before the page is painted: measuring would lay it out once more.
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [frame, tab] = [list.current, list.current?.children[chosen]];
    if (!frame || !(tab instanceof HTMLElement)) return;
    const start = tab.offsetLeft - frame.offsetLeft;
    const isSeen = start >= frame.scrollLeft && start + tab.offsetWidth <= frame.scrollLeft + frame.clientWidth;
    if (!isSeen) frame.scrollLeft = start - (frame.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = {
      ArrowRight: chosen + 1,
      ArrowLeft: chosen - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  }

  return (
    <Box>
      <Flex
        ref={list}
        role="tablist"
        aria-label={label}
        gap="5"
        borderBottomWidth="1px"
        overflowX="auto"
        onKeyDown={move}
      >
        {tabs.map((tab, index) => (
          <chakra.button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={index === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onChange(tab.id)}
            py="2.5"
            minH="11"
            fontWeight="medium"
            whiteSpace="nowrap"
            color="fg.muted"
            cursor="pointer"
            borderBottomWidth="2px"
            borderColor="transparent"
            mb="-1px"
            _hover={{ color: 'fg' }}
            _selected={{ color: 'fg', borderColor: 'brand.solid' }}
          >
            {tab.label}
          </chakra.button>
        ))}
      </Flex>
      <Box role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${tabs[chosen]?.id}`} tabIndex={0} pt="5">
        {tabs[chosen]?.content}
      </Box>
    </Box>
  );
}
