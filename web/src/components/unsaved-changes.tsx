import { Button, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from './dialog.tsx';

/**
 * Guards a form with unsaved changes: `const guard = useUnsavedChanges(form.formState.isDirty)`, `{guard.dialog}` in
 * the page, and `guard.release()` right before navigating away on success.
 */
export function useUnsavedChanges(dirty: boolean) {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !released.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  return {
    release() {
      released.current = true;
    },
    dialog: (
      <Dialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="¿Salir sin guardar?"
        footer={
          <>
            <Button variant="outline" onClick={() => blocker.proceed?.()}>
              Salir sin guardar
            </Button>
            <Button colorPalette="brand" onClick={() => blocker.reset?.()}>
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
