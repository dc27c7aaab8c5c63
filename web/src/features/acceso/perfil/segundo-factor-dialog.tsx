import { Text } from '@chakra-ui/react';
import type { SegundoFactor } from '#shared/acceso/auth/auth.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

interface Props {
  onDone: (now: SegundoFactor) => void;
  onClose: () => void;
}

export default function DeactivateDialog({ onDone, onClose }: Props) {
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/acceso/auth/auth.ts')).passwordActualSchema(),
    defaultValues: { password: '' },
    send: (body) => api.call('deleteSegundoFactor', { body }),
    onSuccess: onDone,
  });
  // A password that was typed is nothing to keep.
  const guard = useUnsavedChanges(false);
  return (
    <FormDialog
      title="¿Desactivar la verificación en dos pasos?"
      submitText="Desactivar"
      busyText="Desactivando..."
      danger
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <Text>Para entrar bastará tu contraseña. Podrás activarla de nuevo cuando quieras.</Text>
      <FormField label="Tu contraseña" required error={errorOf('password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
