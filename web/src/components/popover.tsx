import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useRef, useState } from 'react';

const Panel = chakra('div');

export interface TriggerProps {
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
}

interface Props {
  /** What the panel is, for screen readers: 'Notificaciones'. */
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  /** Rendered only while open. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  width?: string;
}

const GAP = 6;
const EDGE = 8;

/**
 * A floating panel on the browser's popover: it stands above everything, closes on Esc or a click elsewhere, and gives
 * the focus back, with no script of ours but for its place.
 */
export function Popover({ label, trigger, children, align = 'end', width = '80' }: Props) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const button = () => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

  function place() {
    const panel = ref.current;
    const anchor = button()?.getBoundingClientRect();
    if (!panel || !anchor) return;
    panel.style.top = `${anchor.bottom + GAP}px`;
    panel.style.maxHeight = `${window.innerHeight - anchor.bottom - GAP - EDGE}px`;
    const room = document.documentElement.clientWidth - panel.offsetWidth - EDGE;
    const wanted = align === 'end' ? anchor.right - panel.offsetWidth : anchor.left;
    panel.style.left = `${Math.max(EDGE, Math.min(wanted, room))}px`;
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': 'dialog' })}
      <Panel
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') place();
        }}
        onBeforeToggle={(event) => {
          // What had the focus may have gone meanwhile (a button that did its work): it must not fall to the page.
          if (event.newState === 'closed' && document.activeElement === document.body) button()?.focus();
        }}
        position="fixed"
        inset="auto"
        m="0"
        p="0"
        border="0"
        w={width}
        maxW="calc(100vw - 1rem)"
        overflowY="auto"
        bg="bg.panel"
        color="fg"
        rounded="l3"
        boxShadow="float"
        textStyle="sm"
        outline="none"
      >
        {open && children(() => ref.current?.hidePopover())}
      </Panel>
    </>
  );
}
