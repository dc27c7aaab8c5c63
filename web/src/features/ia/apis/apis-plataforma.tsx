import { Box, Stack } from '@chakra-ui/react';
import type { Proveedor } from '#shared/core/proveedores.ts';
import { hasModelos } from '#shared/ia/configuracion/modelos.ts';
import type { ConfiguracionGlobal, ProveedorConfigurado } from '#shared/ia/configuracion/proveedor.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { api } from '../../../lib/api.ts';
import { ContratoField } from './contrato-field.tsx';
import { ModeloField } from './modelo-field.tsx';
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
  const { proveedor, clave, prueba, activo, modelo, contratoSinRetencion, catalogo, version } = configurado;
  const ajuste = useAjuste({ activo, modelo, contratoSinRetencion }, ({ contratoSinRetencion: contrato, ...next }) => {
    const changed = { ...next, ...(contrato && { contratoSinRetencion: contrato }), version };
    return api.call('updateConfiguracionGlobal', { body: { proveedores: { [proveedor]: changed } } });
  });
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
      {hasModelos(proveedor) && (
        <ModeloField
          proveedor={proveedor}
          catalogo={catalogo}
          modelo={ajuste.shown.modelo}
          disabled={ajuste.busy}
          hasClave={clave !== ''}
          onChange={(next) => void ajuste.change({ modelo: next })}
        />
      )}
      {ajuste.shown.contratoSinRetencion && (
        <ContratoField
          contrato={ajuste.shown.contratoSinRetencion}
          inUse={clave !== '' && ajuste.shown.activo}
          disabled={ajuste.busy}
          onChange={(next) => void ajuste.change({ contratoSinRetencion: next })}
        />
      )}
      <Box mt="4">
        <CheckField
          label="Activo"
          checked={ajuste.shown.activo}
          disabled={ajuste.busy}
          onChange={(next) => void ajuste.change({ activo: next })}
        />
      </Box>
    </ProveedorCard>
  );
}

function estadoOf({ clave, activo, prueba }: ProveedorConfigurado): string | undefined {
  if (!clave) return 'Sin clave';
  if (!activo) return 'Desactivado';
  return prueba ? undefined : 'Sin probar';
}
