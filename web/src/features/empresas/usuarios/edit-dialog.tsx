import { SimpleGrid } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { CAMPOS_USUARIO } from '#shared/empresas/usuarios/campos.ts';
import type { UsuarioGestionado, UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { ObsoletaNotice } from '../../../components/obsoleta-notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useUsuariosScope } from './use-usuarios-scope.ts';
import { nombreCompleto } from './usuario-words.ts';

/** The fields that the form edits; the rest has actions of its own. */
const toValues = ({ nombre, apellidos = '', telefono = '', version }: UsuarioGestionado) => ({
  nombre,
  apellidos,
  telefono,
  version,
});

export default function EditDialog({ usuario, onClose }: { usuario: UsuarioListado; onClose: () => void }) {
  const { id } = usuario;
  const { query, refresh } = useUsuariosScope();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/empresas/usuarios/gestion.ts')).updateUsuarioSchema(),
    defaultValues: toValues(usuario),
    send: (body) => api.call('updateUsuario', { params: { id }, query, body }),
    onSuccess: (saved) => {
      guard.release();
      void refresh();
      toast.success('Usuario actualizado correctamente', { description: nombreCompleto(saved) });
      onClose();
    },
  });
  // The failure that a reload has answered: its notice goes away, the next one's is shown.
  const [settled, setSettled] = useState<unknown>();
  const guard = useUnsavedChanges(form.formState.isDirty);
  const { setFocus } = form;
  useEffect(() => setFocus('nombre'), [setFocus]);

  async function reload(keep: boolean) {
    form.reset(toValues(await api.call('getUsuario', { params: { id }, query })), { keepDirtyValues: keep });
    setSettled(failure);
    void refresh();
  }

  const open = failure === settled ? undefined : failure;
  return (
    <FormDialog
      title="Editar usuario"
      submitText="Guardar cambios"
      busyText="Guardando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label={CAMPOS_USUARIO.nombre.label} required error={errorOf('nombre')}>
          <Input autoComplete="off" {...form.register('nombre')} />
        </FormField>
        <FormField label={CAMPOS_USUARIO.apellidos.label} error={errorOf('apellidos')}>
          <Input autoComplete="off" {...form.register('apellidos')} />
        </FormField>
        <FormField label={CAMPOS_USUARIO.telefono.label} error={errorOf('telefono')}>
          <Input type="tel" autoComplete="off" {...form.register('telefono')} />
        </FormField>
        <FormField label="Correo electrónico" help="Con él entra en Idonea: no se puede cambiar.">
          <Input value={usuario.email} readOnly color="fg.muted" />
        </FormField>
      </SimpleGrid>
      {open instanceof ApiError && open.code === 'VERSION_OBSOLETA' ? (
        <ObsoletaNotice title="Otra persona cambió este usuario mientras lo editabas" onReload={reload} />
      ) : (
        <FormFailure failure={open} />
      )}
    </FormDialog>
  );
}
