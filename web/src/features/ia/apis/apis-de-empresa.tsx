import { Badge, Box, Heading, Stack } from '@chakra-ui/react';
import type { Proveedor } from '#shared/core/proveedores.ts';
import type { ApisEmpresa } from '#shared/ia/configuracion/apis-empresa.ts';
import { INTERRUPTORES, PERMITIBLES, type ProveedorPermitible } from '#shared/ia/configuracion/permitidos.ts';
import type { OrigenClave } from '#shared/ia/configuracion/proveedor.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { api } from '../../../lib/api.ts';
import { estadoText } from './apis-words.ts';
import { ProveedorCard } from './proveedor-card.tsx';
import { useAjuste } from './use-ajuste.ts';
import type { Espera } from './use-espera.ts';

interface Props {
  empresaId: string;
  apis: ApisEmpresa;
  espera: Espera;
  mark: (proveedor: Proveedor, dirty: boolean) => void;
}

type Permitidos = Record<ProveedorPermitible, boolean>;

/** One company's own keys, and which providers it may use. */
export function ApisDeEmpresa({ empresaId, apis, espera, mark }: Props) {
  const { nombre, apiStatus, orden, version } = apis;
  const stored = Object.fromEntries(PERMITIBLES.map((each) => [each, apiStatus[each].permitido])) as Permitidos;
  const ajuste = useAjuste(stored, (permitidos) =>
    api.call('updatePermitidos', { params: { empresaId }, body: { permitidos, version } }),
  );
  return (
    <Stack gap="4">
      <Heading as="h2" size="md">
        Proveedores de {nombre}
      </Heading>
      {orden.map((proveedor) => {
        const estado = apiStatus[proveedor];
        return (
          <ProveedorCard
            key={proveedor}
            proveedor={proveedor}
            empresaId={empresaId}
            mask={estado.clave}
            mayTry={estado.origen !== null}
            prueba={estado.prueba}
            estado={estadoText(estado)}
            origen={estado.origen && <Origen origen={estado.origen} />}
            espera={espera}
            mark={mark}
            removeText="La empresa vuelve a usar la clave de la plataforma, si la hay. Para recuperar la suya tendrás que escribirla otra vez."
          >
            {isPermitible(proveedor) && (
              <Box mt="3">
                <CheckField
                  label="Permitido en esta empresa"
                  checked={ajuste.shown[proveedor]}
                  disabled={ajuste.busy}
                  onChange={(permitido) => void ajuste.change({ [proveedor]: permitido })}
                />
              </Box>
            )}
          </ProveedorCard>
        );
      })}
    </Stack>
  );
}

const isPermitible = (proveedor: Proveedor): proveedor is ProveedorPermitible => proveedor in INTERRUPTORES;

export function Origen({ origen }: { origen: OrigenClave }) {
  return (
    <Badge colorPalette={origen === 'empresa' ? 'brand' : 'gray'}>
      {origen === 'empresa' ? 'Clave propia' : 'Clave de la plataforma'}
    </Badge>
  );
}
