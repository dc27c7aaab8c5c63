import { SimpleGrid } from '@chakra-ui/react';
import { Notice } from '../../../../components/notice.tsx';
import { TextField } from '../text-field.tsx';
import type { PasoProps } from './paso-props.ts';

export function PasoAdministrador({ wizard }: PasoProps) {
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextField wizard={wizard} name="adminData.nombre" label="Nombre" required autoComplete="off" />
        <TextField wizard={wizard} name="adminData.email" label="Email" required type="email" autoComplete="off" />
        <TextField wizard={wizard} name="adminData.telefono" label="Teléfono" type="tel" autoComplete="off" />
        <TextField
          wizard={wizard}
          name="adminData.cargo"
          label="Cargo"
          help="Se verá en su perfil."
          autoComplete="off"
        />
      </SimpleGrid>
      <Notice kind="info">
        Al terminar generamos una contraseña temporal. La recibe por correo y la cambia al entrar por primera vez.
      </Notice>
    </>
  );
}
