import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

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

const buttonOf = (id: string) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

/** Below its button or, near the end of the window, above it; scrolling in itself when neither has room for all of it. */
function place(panel: HTMLElement, anchor: DOMRect, align: 'start' | 'end'): void {
  const below = window.innerHeight - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  panel.style.maxHeight = 'none';
  const up = panel.offsetHeight > below && above > below;
  panel.style.top = up ? 'auto' : `${anchor.bottom + GAP}px`;
  panel.style.bottom = up ? `${window.innerHeight - anchor.top + GAP}px` : 'auto';
  panel.style.maxHeight = `${up ? above : below}px`;
  const room = document.documentElement.clientWidth - panel.offsetWidth - EDGE;
  const wanted = align === 'end' ? anchor.right - panel.offsetWidth : anchor.left;
  panel.style.left = `${Math.max(EDGE, Math.min(wanted, room))}px`;
}

/**
 * A floating panel on the browser's popover: it stands above everything, closes on Esc or a click elsewhere, and gives
 * the focus back, with no script of ours but for its place.
 */
export function Popover({ label, trigger, children, align = 'end', width = '80' }: Props) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // With its content, whose height decides where there is room for it.
  useLayoutEffect(() => {
    if (!open) return;
    const settle = () => {
      const anchor = buttonOf(id);
      if (ref.current && anchor) place(ref.current, anchor.getBoundingClientRect(), align);
    };
    settle();
    // A telephone that is turned moves the button.
    addEventListener('resize', settle);
    return () => removeEventListener('resize', settle);
  }, [open, id, align]);

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
        }}
        onBeforeToggle={(event) => {
          // What had the focus may have gone meanwhile (a button that did its work): it must not fall to the page.
          if (event.newState === 'closed' && document.activeElement === document.body) buttonOf(id)?.focus();
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
