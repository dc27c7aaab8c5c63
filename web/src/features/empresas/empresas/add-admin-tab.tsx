import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CopyButton } from '../../../components/copy-button.tsx';
import { RequestReference } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { AdminFields } from './admin-fields.tsx';
import { ADMIN_VACIO, type AdminValues } from './form-values.ts';

/** Another administrator for a company that stands. Held by the dialog, so that what is typed outlives the tab. */
export function useAdminForm(empresaId: string) {
  const refresh = useRefresh();
  const [created, setCreated] = useState<{ email: string; password: string }>();
  const state = useApiForm({
    schema: async () => (await import('#shared/empresas/empresas/empresa-form.ts')).adminDataSchema(),
    defaultValues: ADMIN_VACIO,
    send: async (body, options) => {
      const { email } = await api.call('createAdministrador', { params: { id: empresaId }, body, ...options });
      return { email, password: body.password };
    },
    onSuccess: (admin) => {
      setCreated(admin);
      state.form.reset();
      void refresh('createAdministrador');
      toast.success('Administrador creado correctamente', { description: admin.email });
    },
    onFailure: (failure) => {
      if (failure !== undefined) toast.error(`Error creando administrador: ${messageOf(failure)}`);
    },
  });
  return { ...state, created };
}

export function AddAdminTab({
  form,
  onSubmit,
  failure,
  errorOf,
  isSubmitting,
  created,
}: ReturnType<typeof useAdminForm>) {
  const { watch, register, setValue } = form as unknown as UseFormReturn<AdminValues>;

  function fill(password: string) {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('password', password, options);
    setValue('confirmPassword', password, options);
  }

  return (
    <Stack asChild gap="4">
      <form noValidate onSubmit={onSubmit}>
        <Text color="fg.muted">
          Crea otro administrador de la empresa. Recibirá un correo con su acceso; la contraseña es temporal.
        </Text>
        {created && (
          <Notice
            kind="success"
            title={`${created.email} ya puede entrar`}
            action={<CopyButton value={created.password} label="Copiar su contraseña temporal" showLabel />}
          >
            Su contraseña no volverá a mostrarse.
          </Notice>
        )}
        <AdminFields values={watch()} register={register} errorOf={errorOf} onGenerate={fill} />
        {failure !== undefined && (
          <Notice kind="error" title={`Error creando administrador: ${messageOf(failure)}`}>
            Lo que escribiste sigue aquí: puedes intentarlo de nuevo.
            <RequestReference error={failure} />
          </Notice>
        )}
        <Flex>
          <SubmitButton busy={isSubmitting} busyText="Creando...">
            Crear administrador
          </SubmitButton>
        </Flex>
      </form>
    </Stack>
  );
}
