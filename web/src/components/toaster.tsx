import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { TOAST_MS, type Toast, toast } from '../lib/toast.ts';
import { topModal } from '../lib/top-modal.ts';

const ICONS = {
  success: { icon: CircleCheck, color: 'green.fg' },
  error: { icon: CircleAlert, color: 'red.fg' },
  info: { icon: Info, color: 'brand.fg' },
} as const;

/** Mounted once by the application. Within the dialog that is open, if one is: behind it nobody could read or press them. */
export function Toaster() {
  const toasts = useSyncExternalStore(toast.subscribe, toast.list, toast.list);
  const modal = useSyncExternalStore(topModal.subscribe, topModal.get, topModal.get);
  return (
    <>
      <Toasts shown={modal ? [] : toasts} label={modal ? undefined : LABEL} place={CORNER} />
      {modal && createPortal(<Toasts shown={toasts} label={LABEL} place={BESIDE_BUTTONS} />, modal)}
    </>
  );
}

const LABEL = 'Avisos';
const CORNER = { insetEnd: '4', bottom: '4' } as const;
/** A dialog has its buttons at the bottom right: what covers them would be in the way. */
const BESIDE_BUTTONS = { insetStart: '4', top: { base: '4', md: 'auto' }, bottom: { base: 'auto', md: '4' } } as const;

interface ToastsProps {
  shown: readonly Toast[];
  label: string | undefined;
  place: typeof CORNER | typeof BESIDE_BUTTONS;
}

/** It stands there also without toasts, so that screen readers hear of new ones. */
function Toasts({ shown, label, place }: ToastsProps) {
  return (
    <Flex
      as="section"
      aria-label={label}
      aria-live="polite"
      position="fixed"
      {...place}
      zIndex="toast"
      direction="column"
      gap="2"
      w="356px"
      maxW="calc(100vw - 2rem)"
      pointerEvents="none"
    >
      {shown.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
    </Flex>
  );
}

function ToastCard({ entry }: { entry: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toast.dismiss(entry.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, entry.id]);
  const { icon: Icon, color } = ICONS[entry.kind];
  return (
    <Flex
      pointerEvents="auto"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      bg="bg.panel"
      rounded="l3"
      boxShadow="float"
      p="3.5"
      pe="2"
      gap="3"
      align="flex-start"
      _motionSafe={{ animation: 'rise 150ms cubic-bezier(0.2, 0, 0, 1)' }}
    >
      <Box color={color} pt="0.5">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{entry.title}</Text>
        {entry.description && <Text color="fg.muted">{entry.description}</Text>}
        {entry.action && (
          <Button
            size="xs"
            variant="outline"
            mt="2"
            onClick={() => {
              entry.action?.run();
              toast.dismiss(entry.id);
            }}
          >
            {entry.action.label}
          </Button>
        )}
      </Box>
      <Button
        variant="ghost"
        size="xs"
        px="1"
        my="-1"
        aria-label="Cerrar el aviso"
        onClick={() => toast.dismiss(entry.id)}
      >
        <X aria-hidden />
      </Button>
    </Flex>
  );
}
