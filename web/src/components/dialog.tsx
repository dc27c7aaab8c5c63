import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { topModal } from '../lib/top-modal.ts';

const Native = chakra('dialog');

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, at the right. For a form: `<Button type="submit" form="…">`. */
  footer?: ReactNode;
  /** `dialog` in the middle (up to 6 fields), `drawer` from an edge (more). */
  shape?: 'dialog' | 'drawer';
  side?: 'left' | 'right';
  width?: string;
  /** Asked before Esc, the backdrop or × close it; false keeps it open (unsaved changes). */
  mayClose?: () => boolean;
}

/**
 * A modal on the browser's own <dialog>: it traps focus, closes on Esc, hides the rest from screen readers and gives
 * focus back, with no script of ours.
 */
export function Dialog({ open, ...props }: Props) {
  return open ? <OpenDialog {...props} /> : null;
}

/**
 * Where the keyboard starts: what says so by `data-first-focus`, else the first field, else the first button at the foot,
 * which gives up. The browser's own
 * choice would be ×, since it stands first.
 */
function firstControl(dialog: HTMLDialogElement): HTMLElement | null {
  const chosen = dialog.querySelector<HTMLElement>('[data-first-focus]');
  if (chosen) return chosen;
  const field = ':is(input:not([type=hidden]), select, textarea):not(:disabled, [tabindex="-1"])';
  const body = '[data-dialog-body]';
  return (
    dialog.querySelector<HTMLElement>(`${body} ${field}`) ?? dialog.querySelector<HTMLElement>(`${body} ~ * button`)
  );
}

function OpenDialog(props: Omit<Props, 'open'>) {
  const { onClose, title, children, footer, shape = 'dialog', side = 'right', width, mayClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const requestClose = () => (mayClose?.() ?? true) && onClose();

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.showModal();
    firstControl(element)?.focus();
    topModal.enter(element);
    return () => {
      topModal.leave(element);
      // Closing before the element leaves the page is what gives the focus back.
      element.close();
    };
  }, []);

  const drawer = shape === 'drawer';
  return (
    <Native
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        requestClose();
      }}
      onClick={(event) => event.target === event.currentTarget && requestClose()}
      p="0"
      m={drawer ? '0' : 'auto'}
      ms={drawer && side === 'right' ? 'auto' : undefined}
      w={width ?? (drawer ? 'lg' : 'md')}
      maxW={drawer ? 'calc(100vw - 3rem)' : 'calc(100vw - 2rem)'}
      h={drawer ? '100dvh' : 'fit-content'}
      maxH={drawer ? '100dvh' : 'calc(100dvh - 4rem)'}
      rounded={drawer ? '0' : 'l3'}
      bg="bg.panel"
      color="fg"
      boxShadow="float"
      border="0"
      overflow="hidden"
      _motionSafe={{ animation: 'rise 150ms cubic-bezier(0.2, 0, 0, 1)' }}
      _backdrop={{ bg: 'rgb(9 12 17 / 0.48)' }}
    >
      <Flex direction="column" maxH="inherit" h={drawer ? '100dvh' : undefined}>
        <Flex align="center" justify="space-between" gap="3" ps="5" pe="3" py="3" borderBottomWidth="1px">
          <Heading as="h2" size="md" id={titleId}>
            {title}
          </Heading>
          <Button variant="ghost" size="sm" px="1.5" aria-label="Cerrar" onClick={requestClose}>
            <X aria-hidden />
          </Button>
        </Flex>
        <Box data-dialog-body p="5" overflowY="auto" flex="1">
          {children}
        </Box>
        {footer && (
          <Flex justify="flex-end" wrap="wrap" gap="2" px="5" py="3.5" borderTopWidth="1px" bg="bg.subtle">
            {footer}
          </Flex>
        )}
      </Flex>
    </Native>
  );
}
