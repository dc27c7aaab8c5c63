import { Button, Stack } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Dialog } from './dialog.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { useUnsavedChanges } from './unsaved-changes.tsx';

interface Props {
  title: string;
  submitText: string;
  busyText: string;
  onSubmit: (event: FormEvent) => void;
  isSubmitting: boolean;
  guard: ReturnType<typeof useUnsavedChanges>;
  onClose: () => void;
  /** What is sent destroys something. */
  danger?: boolean;
  /** 'Cancelar' would be read as what the form does. */
  closeText?: string;
  /** `drawer` for more than six fields. */
  shape?: 'dialog' | 'drawer';
  children: ReactNode;
}

/** A form in a dialog. Closing with changes asks first. */
export function FormDialog(props: Props) {
  const {
    title,
    submitText,
    busyText,
    onSubmit,
    isSubmitting,
    guard,
    onClose,
    shape = 'dialog',
    danger,
    closeText = danger ? 'Volver' : 'Cancelar',
    children,
  } = props;
  const formId = useId();
  const close = () => !isSubmitting && guard.leave(onClose);
  return (
    <>
      <Dialog
        open
        title={title}
        shape={shape}
        width={shape === 'drawer' ? 'xl' : 'lg'}
        onClose={onClose}
        mayClose={() => {
          close();
          return false;
        }}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {closeText}
            </Button>
            <SubmitButton form={formId} colorPalette={danger ? 'red' : 'brand'} busy={isSubmitting} busyText={busyText}>
              {submitText}
            </SubmitButton>
          </>
        }
      >
        <Stack asChild gap="4">
          <form id={formId} noValidate onSubmit={onSubmit}>
            {children}
          </form>
        </Stack>
      </Dialog>
      {guard.dialog}
    </>
  );
}
