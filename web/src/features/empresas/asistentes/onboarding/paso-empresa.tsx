import { TRAMOS_TRABAJADORES } from '#shared/empresas/empresas/onboarding.ts';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { IdentidadFields } from '../identidad-fields.tsx';
import { TextField } from '../text-field.tsx';
import type { PasoProps } from './paso-props.ts';

export function PasoEmpresa({ wizard }: PasoProps) {
  return (
    <IdentidadFields
      wizard={wizard}
      names={
        <>
          <TextField wizard={wizard} name="nombreLegal" required autoComplete="organization" />
          <TextField wizard={wizard} name="nombreComercial" help="El que verán los candidatos." />
        </>
      }
      more={
        <>
          <FormField label="Cantidad de trabajadores" error={wizard.errorOf('cantidadTrabajadores')}>
            <SelectInput {...wizard.form.register('cantidadTrabajadores', { valueAsNumber: true })}>
              {TRAMOS_TRABAJADORES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectInput>
          </FormField>
          <TextField wizard={wizard} name="sectorIndustrial" label="Industria" help="Por ejemplo, logística." />
        </>
      }
    />
  );
}
