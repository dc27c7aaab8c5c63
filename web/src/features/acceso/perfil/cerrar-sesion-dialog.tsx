import { Text } from '@chakra-ui/react';
import type { SesionAbierta } from '#shared/acceso/auth/sesiones.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';

export default function CerrarSesionDialog({ sesion, onClose }: { sesion: SesionAbierta; onClose: () => void }) {
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/acceso/auth/auth.ts')).passwordActualSchema(),
    defaultValues: { password: '' },
    send: (body, { idempotencyKey }) => api.call('deleteSesion', { params: { id: sesion.id }, body, idempotencyKey }),
    onSuccess: () => {
      toast.success('Sesión cerrada');
      onClose();
    },
  });
  // A password that was typed is nothing to keep.
  const guard = useUnsavedChanges(false);
  return (
    <FormDialog
      title={`¿Cerrar la sesión de ${sesion.dispositivo}?`}
      submitText="Cerrar la sesión"
      busyText="Cerrando..."
      danger
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <Text>Quien la esté usando saldrá en el momento y tendrá que volver a acceder.</Text>
      <FormField label="Tu contraseña" required error={errorOf('password')}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
