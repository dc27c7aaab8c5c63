import { Box, Button, Stack } from '@chakra-ui/react';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { MenuEntry } from './menu-entry.tsx';
import { Popover } from './popover.tsx';

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  run: () => void;
  danger?: boolean;
  /** Why it cannot be done now; it is shown, so that nobody has to guess. */
  refused?: string | undefined;
}

interface Props {
  /** Says whose: 'Acciones de Ventas'. */
  label: string;
  actions: readonly MenuAction[];
  onOpen?: () => void;
}

/** What can be done with one thing of a list, behind '⋯'. */
export function ActionMenu({ label, actions, onOpen }: Props) {
  return (
    <Popover
      label={label}
      width="60"
      trigger={(props) => (
        <Button {...props} variant="ghost" size="sm" px="1.5" aria-label={label} onClick={onOpen}>
          <Ellipsis aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <Stack gap="0" p="1.5">
          {actions.map(({ label: text, icon: Icon, run, danger, refused }) => (
            <MenuEntry
              key={text}
              type="button"
              color={refused ? 'fg.muted' : danger ? 'red.fg' : undefined}
              aria-disabled={refused ? true : undefined}
              cursor={refused ? 'default' : undefined}
              onClick={() => {
                if (refused) return;
                // First, so that the focus is back on the button when a dialog opens and remembers it.
                close();
                run();
              }}
            >
              <Icon size={16} aria-hidden />
              <span>
                {text}
                {refused && (
                  <Box as="span" display="block" textStyle="xs" pb="1">
                    {refused}
                  </Box>
                )}
              </span>
            </MenuEntry>
          ))}
        </Stack>
      )}
    </Popover>
  );
}
