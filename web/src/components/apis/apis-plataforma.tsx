import { Box, Flex, Stack } from '@chakra-ui/react';
import { modelosDe } from '#shared/proveedores/modelos.ts';
import type { ConfiguracionGlobal, Proveedor, ProveedorConfigurado } from '#shared/proveedores/proveedor.ts';
import { api } from '../../lib/api.ts';
import { CheckField } from '../check-field.tsx';
import { FormField, SelectInput } from '../form-field.tsx';
import { OrdenProveedores } from './orden-proveedores.tsx';
import { ProveedorCard } from './proveedor-card.tsx';
import { useAjuste } from './use-ajuste.ts';
import type { Espera } from './use-espera.ts';

interface Props {
  configuracion: ConfiguracionGlobal;
  espera: Espera;
  mark: (proveedor: Proveedor, dirty: boolean) => void;
}

/** The platform's six providers and the order of its language models. */
export function ApisPlataforma({ configuracion: { proveedores, orden }, espera, mark }: Props) {
  return (
    <Stack gap="4">
      <OrdenProveedores orden={orden} />
      {proveedores.map((configurado) => (
        <DePlataforma key={configurado.proveedor} configurado={configurado} espera={espera} mark={mark} />
      ))}
    </Stack>
  );
}

function DePlataforma({
  configurado,
  espera,
  mark,
}: Omit<Props, 'configuracion'> & { configurado: ProveedorConfigurado }) {
  const { proveedor, clave, prueba, activo, modelo, version } = configurado;
  const ajuste = useAjuste({ activo, modelo }, (next) =>
    api.call('updateConfiguracionGlobal', { body: { proveedores: { [proveedor]: { ...next, version } } } }),
  );
  return (
    <ProveedorCard
      proveedor={proveedor}
      empresaId={null}
      mask={clave}
      mayTry={clave !== ''}
      prueba={prueba}
      estado={estadoOf(configurado)}
      espera={espera}
      mark={mark}
      removeText="Deja de usarse en toda la plataforma. Para volver a usarla tendrás que escribirla otra vez."
    >
      <Flex gap="4" mt="4" wrap="wrap" align="flex-end">
        <Modelo
          proveedor={proveedor}
          modelo={ajuste.shown.modelo}
          disabled={ajuste.busy}
          onChange={(next) => void ajuste.change({ modelo: next })}
        />
        <CheckField
          label="Activo"
          checked={ajuste.shown.activo}
          disabled={ajuste.busy}
          onChange={(next) => void ajuste.change({ activo: next })}
        />
      </Flex>
    </ProveedorCard>
  );
}

function estadoOf({ clave, activo, prueba }: ProveedorConfigurado): string | undefined {
  if (!clave) return 'Sin clave';
  if (!activo) return 'Desactivado';
  return prueba ? undefined : 'Sin probar';
}

interface ModeloProps {
  proveedor: Proveedor;
  modelo: string | null;
  disabled: boolean;
  onChange: (modelo: string) => void;
}

function Modelo({ proveedor, modelo, disabled, onChange }: ModeloProps) {
  const modelos = modelosDe(proveedor);
  if (modelos.length === 0) return null;
  return (
    <Box flex="1" minW="48">
      <FormField label="Modelo" disabled={disabled}>
        <SelectInput value={modelo ?? ''} onChange={(event) => onChange(event.target.value)}>
          {modelos.map(({ id, label, retirado }) => (
            <option key={id} value={id} disabled={retirado && id !== modelo}>
              {retirado ? `${label} (retirado)` : label}
            </option>
          ))}
        </SelectInput>
      </FormField>
    </Box>
  );
}
