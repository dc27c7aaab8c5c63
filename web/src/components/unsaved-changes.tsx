import { Button, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useGuardedHistory } from '../lib/guarded-router.tsx';
import { Dialog } from './dialog.tsx';

/**
 * Guards a form with unsaved changes: `const guard = useUnsavedChanges(form.formState.isDirty)`, `{guard.dialog}` in
 * the page, and `guard.release()` right before navigating away on success. `onDiscard` hears that the changes were given
 * up: where their draft ends.
 */
export function useUnsavedChanges(dirty: boolean, onDiscard?: () => void) {
  const history = useGuardedHistory();
  const unblock = useRef<() => void>(undefined);
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (!dirty) return;
    unblock.current = history.block((go) => setLeave(() => go));
    return unblock.current;
  }, [dirty, history]);

  const stay = () => setLeave(undefined);

  return {
    release: () => unblock.current?.(),
    /** For what leaves the form but not the page, such as closing its dialog: does it, or asks first. */
    leave: (go: () => void) => (dirty ? setLeave(() => go) : go()),
    dialog: (
      <Dialog
        open={leave !== undefined}
        onClose={stay}
        title="¿Salir sin guardar?"
        footer={
          <>
            <Button
              variant="outline"
              onClick={() => {
                stay();
                onDiscard?.();
                leave?.();
              }}
            >
              Salir sin guardar
            </Button>
            <Button data-first-focus colorPalette="brand" onClick={stay}>
              Seguir editando
            </Button>
          </>
        }
      >
        <Text>Tienes cambios sin guardar. Si sales ahora, se perderán.</Text>
      </Dialog>
    ),
  };
}
