import { Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { CheckField } from '../../../components/check-field.tsx';
import { AdminFields } from './admin-fields.tsx';
import { useEmpresaForm } from './empresa-fields.tsx';
import { ADMIN_VACIO } from './form-values.ts';

/** The administrator that is made together with the company, or not. */
export function NewAdminTab() {
  const { form, errorOf } = useEmpresaForm();
  const admin = form.watch('adminData');
  // What was typed comes back with the option.
  const typed = useRef(ADMIN_VACIO);

  function toggle(wanted: boolean) {
    if (admin) typed.current = admin;
    form.setValue('adminData', wanted ? typed.current : undefined, { shouldDirty: true });
    if (!wanted) form.clearErrors('adminData');
  }

  function fill(password: string) {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('adminData.password', password, options);
    form.setValue('adminData.confirmPassword', password, options);
  }

  return (
    <Stack gap="4">
      <CheckField
        label="Crear administrador junto con la empresa"
        help="Recibirá un correo con su acceso. La contraseña es temporal: la cambiará al entrar por primera vez."
        checked={admin !== undefined}
        onChange={toggle}
      />
      {admin ? (
        <AdminFields
          values={admin}
          register={(name) => form.register(`adminData.${name}`)}
          errorOf={(name) => errorOf(`adminData.${name}`)}
          onGenerate={fill}
        />
      ) : (
        <Text color="fg.muted">También puedes crearlo después, al editar la empresa.</Text>
      )}
    </Stack>
  );
}
