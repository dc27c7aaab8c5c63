import { SimpleGrid, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { Rol } from '#shared/core/permissions.ts';
import { CAMPOS_USUARIO } from '#shared/empresas/usuarios/campos.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { toast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { RolChoice } from './rol-choice.tsx';
import { useUsuariosScope } from './use-usuarios-scope.ts';

/** With a company people join it; on the whole platform only superadmins can be made. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { query, refresh, wholePlatform } = useUsuariosScope();
  const roles: readonly Rol[] = wholePlatform ? ['superadmin'] : ['operador', 'admin'];
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/usuarios/gestion.ts')).inviteUsuarioSchema(),
    defaultValues: { nombre: '', apellidos: '', email: '', telefono: '', rol: roles[0] ?? 'operador' },
    send: (body, options) => api.call('inviteUsuario', { query, body, ...options }),
    onSuccess: ({ email }) => {
      guard.release();
      void refresh();
      toast.success('Usuario agregado correctamente', {
        description: `Enviamos a ${email} su acceso con una contraseña temporal.`,
      });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const { setFocus } = form;
  // The name, not the close button.
  useEffect(() => setFocus('nombre'), [setFocus]);

  return (
    <FormDialog
      title="Invitar usuario"
      submitText="Enviar invitación"
      busyText="Enviando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <Text color="fg.muted">
        {wholePlatform
          ? 'Sin una empresa elegida puedes invitar a otro Super Admin. Para sumar a alguien a una empresa, elígela antes en la cabecera.'
          : 'Recibirá un correo con una contraseña temporal y elegirá la suya al entrar por primera vez.'}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label={CAMPOS_USUARIO.nombre.label} required error={errorOf('nombre')}>
          <Input autoComplete="off" {...form.register('nombre')} />
        </FormField>
        <FormField label={CAMPOS_USUARIO.apellidos.label} error={errorOf('apellidos')}>
          <Input autoComplete="off" {...form.register('apellidos')} />
        </FormField>
        <FormField label="Correo electrónico" required error={errorOf('email')}>
          <Input type="email" autoComplete="off" {...form.register('email')} />
        </FormField>
        <FormField label={CAMPOS_USUARIO.telefono.label} error={errorOf('telefono')}>
          <Input type="tel" autoComplete="off" {...form.register('telefono')} />
        </FormField>
      </SimpleGrid>
      <RolChoice roles={roles} error={errorOf('rol')} {...form.register('rol')} />
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
