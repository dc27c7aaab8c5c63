import { SimpleGrid } from '@chakra-ui/react';
import type { TAMANOS_EMPRESA } from '#shared/empresas/empresas/empresa.ts';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { TextField } from '../text-field.tsx';
import type { Wizard } from '../use-wizard.ts';

const TAMANOS: Record<(typeof TAMANOS_EMPRESA)[number], string> = {
  startup: 'Startup (1-10)',
  pequeña: 'Pequeña (11-50)',
  mediana: 'Mediana (51-250)',
  grande: 'Grande (251-1000)',
  multinacional: 'Multinacional (1000+)',
};

export function PasoContexto({ wizard }: { wizard: Wizard }) {
  const { form, errorOf } = wizard;
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextField wizard={wizard} name="sectorIndustrial" label="Sector" required help="Por ejemplo, logística." />
        <FormField label="Tamaño" error={errorOf('contratacion.tamaño')} help="Personas que trabajan en ella.">
          <SelectInput {...form.register('contratacion.tamaño')}>
            {Object.entries(TAMANOS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        </FormField>
      </SimpleGrid>
      <TextField wizard={wizard} name="misionEmpresa" required rows={3} help="Para qué existe." />
      <TextField wizard={wizard} name="visionEmpresa" required rows={3} help="Adónde quiere llegar." />
      <TextField wizard={wizard} name="valoresEmpresa" rows={3} />
      <TextField
        wizard={wizard}
        name="contratacion.cultura_organizacional"
        label="Cultura organizacional"
        required
        rows={3}
        help="Cómo se trabaja: ritmo, autonomía, trato, forma de decidir."
      />
    </>
  );
}
