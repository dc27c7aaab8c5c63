import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CAMPOS, type CampoEmpresa } from '#shared/empresas/empresas/campos.ts';
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
  return (
    <Stack gap="7">
      <FormSection title="Identidad">
        <Parte parte="identidad" />
      </FormSection>
      <FormSection title="Perfil" columns={3}>
        <Parte parte="perfil" />
      </FormSection>
      <FormSection title="Dirección" columns={4}>
        <Parte parte="direccion" />
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

type Parte = 'identidad' | 'perfil' | 'direccion';

/** Fields that are more than one line of text, and in which part they stand. */
const CONTROLS: Partial<Record<CampoEmpresa, readonly [Parte, () => ReactNode]>> = {
  pais: ['identidad', PaisField],
  cif: ['identidad', CifField],
  tipoEmpresa: ['perfil', TipoField],
  cantidadTrabajadores: ['perfil', TrabajadoresField],
};

/** The fields of a part, in the order of the table. */
function Parte({ parte }: { parte: Parte }) {
  const { register } = useEmpresaForm().form;
  return CAMPOS.map(([campo, { texto }]) => {
    const [where, Control] = CONTROLS[campo] ?? [];
    if (Control && where === parte) return <Control key={campo} />;
    if (texto?.parte !== parte) return null;
    return (
      <EmpresaField key={campo} name={campo} required={texto.obligatorio ?? false} help={texto.ayuda}>
        <Input type={texto.tipo} {...register(campo)} autoComplete="off" />
      </EmpresaField>
    );
  });
}

function PaisField() {
  const { register } = useEmpresaForm().form;
  return (
    <EmpresaField name="pais">
      <SelectInput {...register('pais', { deps: 'cif' })}>
        {PAISES.map((pais) => (
          <option key={pais}>{pais}</option>
        ))}
      </SelectInput>
    </EmpresaField>
  );
}

function CifField() {
  const { register } = useEmpresaForm().form;
  return (
    <EmpresaField name="cif" required help="O el identificador fiscal de su país.">
      <Input {...register('cif')} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
    </EmpresaField>
  );
}

function TipoField() {
  const { register } = useEmpresaForm().form;
  return (
    <EmpresaField name="tipoEmpresa">
      <SelectInput {...register('tipoEmpresa')}>
        {TIPOS_EMPRESA.map((tipo) => (
          <option key={tipo} value={tipo}>
            {TIPO_LABELS[tipo]}
          </option>
        ))}
      </SelectInput>
    </EmpresaField>
  );
}

function TrabajadoresField() {
  const { register } = useEmpresaForm().form;
  return (
    <EmpresaField name="cantidadTrabajadores">
      <Input type="number" min={0} step={1} inputMode="numeric" {...register('cantidadTrabajadores')} />
    </EmpresaField>
  );
}
