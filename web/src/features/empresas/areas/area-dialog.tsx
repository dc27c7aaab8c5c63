import { Button, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Dialog } from '../../../components/dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input, Textarea } from '../../../components/input.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import type { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';

/** What a new area and an existing one have in common. */
export interface AreaTexts {
  nombreArea: string;
  descripcionArea: string;
}

interface Props {
  title: string;
  submitText: string;
  form: UseFormReturn<AreaTexts>;
  onSubmit: () => void;
  errorOf: (name: keyof AreaTexts) => string | undefined;
  failure: unknown;
  isSubmitting: boolean;
  guard: ReturnType<typeof useUnsavedChanges>;
  onClose: () => void;
  /** In place of the plain failure. */
  notice?: ReactNode;
}

/** Name and description, for a new area and for an existing one. Closing with changes asks first. */
export function AreaDialog(props: Props) {
  const { form, errorOf, guard, isSubmitting, onClose, notice } = props;
  const formId = useId();
  const { setFocus } = form;
  // The name, not the close button.
  useEffect(() => setFocus('nombreArea'), [setFocus]);
  const close = () => !isSubmitting && guard.leave(onClose);
  return (
    <>
      <Dialog
        open
        title={props.title}
        onClose={onClose}
        mayClose={() => {
          close();
          return false;
        }}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancelar
            </Button>
            <SubmitButton form={formId} busy={isSubmitting} busyText="Guardando...">
              {props.submitText}
            </SubmitButton>
          </>
        }
      >
        <Stack asChild gap="4">
          <form id={formId} noValidate onSubmit={props.onSubmit}>
            <FormField label="Nombre" required error={errorOf('nombreArea')}>
              <Input autoComplete="off" maxLength={80} {...form.register('nombreArea')} />
            </FormField>
            <FormField
              label="Descripción"
              error={errorOf('descripcionArea')}
              help="Qué hace este equipo o a quién busca. Solo la ve tu empresa."
            >
              <Textarea rows={3} {...form.register('descripcionArea')} />
            </FormField>
            {notice ?? <FormFailure failure={props.failure} />}
          </form>
        </Stack>
      </Dialog>
      {guard.dialog}
    </>
  );
}
