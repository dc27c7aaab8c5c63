import { Button, Spinner, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { ActionFailure } from './notice.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** A verb: 'Cancelar la entrevista'. */
  confirmLabel: string;
  danger?: boolean;
  /** What has to be chosen first is not. */
  disabled?: boolean;
  /** The dialog closes when it resolves and shows what went wrong when it rejects. */
  onConfirm: () => Promise<unknown>;
}

export function ConfirmDialog({ open, onClose, title, children, confirmLabel, danger, disabled, onConfirm }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      mayClose={() => !busy}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Volver
          </Button>
          <Button colorPalette={danger ? 'red' : 'brand'} onClick={confirm} disabled={busy || disabled}>
            {busy && <Spinner aria-hidden />}
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {children}
        <ActionFailure failure={failure} />
      </Stack>
    </Dialog>
  );
}
