import { SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PAISES } from '#shared/empresas/empresas/opciones.ts';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { TextField } from './text-field.tsx';
import type { Wizard } from './use-wizard.ts';

/** Who the company is; the tax id is checked by its country. */
export function IdentidadFields({ wizard, names, more }: { wizard: Wizard; names: ReactNode; more?: ReactNode }) {
  const { form, errorOf } = wizard;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {names}
      <FormField label="País" error={errorOf('pais')}>
        <SelectInput {...form.register('pais', { deps: 'cif' })}>
          {PAISES.map((pais) => (
            <option key={pais}>{pais}</option>
          ))}
        </SelectInput>
      </FormField>
      <TextField
        wizard={wizard}
        name="cif"
        required
        help="O el identificador fiscal de su país."
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField wizard={wizard} name="email" required type="email" />
      <TextField wizard={wizard} name="telefono" type="tel" />
      {more}
    </SimpleGrid>
  );
}
