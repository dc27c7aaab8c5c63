import { Flex } from '@chakra-ui/react';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { Rule } from '../../../components/rule.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { session, useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { changePassword } from './change-password.ts';

const SHORTEST = 8;

/** Another password in the place of the one that is known. The session goes on, unless a code is asked for at a sign-in. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/acceso/auth/auth.ts')).cambioPasswordSchema(),
    defaultValues: { actual: '', password: '', confirmPassword: '' },
    send: changePassword,
    onSuccess(isIn) {
      onClose();
      toast.success(isIn ? 'Tu contraseña se ha cambiado' : 'Tu contraseña se ha cambiado. Accede con la nueva.');
      if (!isIn) void session.logout();
    },
  });
  const [actual, password, repeated] = form.watch(['actual', 'password', 'confirmPassword']);
  // A password that was typed is nothing to keep.
  const guard = useUnsavedChanges(false);
  return (
    <FormDialog
      title="Cambiar contraseña"
      submitText="Cambiar contraseña"
      busyText="Cambiando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      {/* Password managers file the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      <FormField label="Contraseña actual" required error={errorOf('actual')}>
        <PasswordInput {...form.register('actual')} autoComplete="current-password" />
      </FormField>
      <FormField label="Contraseña nueva" required error={errorOf('password')}>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </FormField>
      <FormField label="Repite la contraseña nueva" required error={errorOf('confirmPassword')}>
        <PasswordInput {...form.register('confirmPassword')} autoComplete="new-password" />
      </FormField>
      <Flex as="ul" listStyle="none" columnGap="4" rowGap="1" wrap="wrap" textStyle="sm">
        <Rule met={password.length >= SHORTEST}>Al menos {SHORTEST} caracteres</Rule>
        <Rule met={password !== '' && password !== actual}>Distinta de la actual</Rule>
        <Rule met={password !== '' && password === repeated}>Las dos coinciden</Rule>
      </Flex>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
