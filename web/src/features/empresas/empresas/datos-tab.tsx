import { Stack } from '@chakra-ui/react';
import { PAISES, TIPOS_EMPRESA } from '#shared/empresas/empresas/empresa.ts';
import { SelectInput } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { ColorInput } from './color-input.tsx';
import { EmpresaField, useEmpresaForm } from './empresa-fields.tsx';
import { FormSection } from './form-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { SubdominioField } from './subdominio-field.tsx';

const TIPO_LABELS: Record<(typeof TIPOS_EMPRESA)[number], string> = {
  empresa: 'Empresa',
  startup: 'Startup',
  pyme: 'Pyme',
  corporacion: 'Corporación',
  ong: 'ONG',
  consultora: 'Consultora',
};

export function DatosTab() {
  const { form } = useEmpresaForm();
  const { register } = form;
  return (
    <Stack gap="7">
      <FormSection title="Identidad">
        <EmpresaField name="nombreLegal" required>
          <Input {...register('nombreLegal')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="nombreComercial" help="El que verán los candidatos.">
          <Input {...register('nombreComercial')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="pais">
          <SelectInput {...register('pais', { deps: 'cif' })}>
            {PAISES.map((pais) => (
              <option key={pais}>{pais}</option>
            ))}
          </SelectInput>
        </EmpresaField>
        <EmpresaField name="cif" required help="O el identificador fiscal de su país.">
          <Input {...register('cif')} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
        </EmpresaField>
        <EmpresaField name="email" required>
          <Input type="email" {...register('email')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="telefono">
          <Input type="tel" {...register('telefono')} autoComplete="off" />
        </EmpresaField>
      </FormSection>
      <FormSection title="Perfil" columns={3}>
        <EmpresaField name="sectorIndustrial">
          <Input {...register('sectorIndustrial')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="tipoEmpresa">
          <SelectInput {...register('tipoEmpresa')}>
            {TIPOS_EMPRESA.map((tipo) => (
              <option key={tipo} value={tipo}>
                {TIPO_LABELS[tipo]}
              </option>
            ))}
          </SelectInput>
        </EmpresaField>
        <EmpresaField name="cantidadTrabajadores">
          <Input type="number" min={0} step={1} inputMode="numeric" {...register('cantidadTrabajadores')} />
        </EmpresaField>
      </FormSection>
      <FormSection title="Dirección" columns={4}>
        <EmpresaField name="direccion.calle">
          <Input {...register('direccion.calle')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="direccion.numero">
          <Input {...register('direccion.numero')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="direccion.piso">
          <Input {...register('direccion.piso')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="direccion.puerta">
          <Input {...register('direccion.puerta')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="direccion.codigoPostal">
          <Input {...register('direccion.codigoPostal')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="direccion.ciudad">
          <Input {...register('direccion.ciudad')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="direccion.provincia">
          <Input {...register('direccion.provincia')} autoComplete="off" />
        </EmpresaField>
        <EmpresaField name="direccion.pais">
          <Input {...register('direccion.pais')} autoComplete="off" />
        </EmpresaField>
      </FormSection>
      <PlanSection />
      <FormSection title="Marca" help="Su nombre en la dirección de la plataforma, y sus colores." columns={3}>
        <SubdominioField />
        <EmpresaField name="configuracion.coloresPrimarios.primario">
          <ColorInput name="configuracion.coloresPrimarios.primario" />
        </EmpresaField>
        <EmpresaField name="configuracion.coloresPrimarios.secundario">
          <ColorInput name="configuracion.coloresPrimarios.secundario" />
        </EmpresaField>
      </FormSection>
    </Stack>
  );
}
