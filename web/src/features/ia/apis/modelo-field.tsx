import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import type { Catalogo } from '#shared/ia/configuracion/catalogo.ts';
import type { ProveedorConModelos } from '#shared/ia/configuracion/modelos.ts';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { catalogoText, modeloLabel, modeloNotice } from './modelo-words.ts';
import { PROVEEDOR_WORDS } from './proveedor-words.ts';
import { useCatalogo } from './use-catalogo.ts';

const TICK_MS = 30_000;

interface Props {
  proveedor: ProveedorConModelos;
  catalogo: Catalogo;
  modelo: string | null;
  /** While a change is being saved. */
  disabled: boolean;
  /** Whether the platform has a key: without one nobody can ask the provider for its list. */
  hasClave: boolean;
  onChange: (modelo: string) => void;
}

/** Which model is used, and how old the list of them is. */
export function ModeloField({ proveedor, catalogo, modelo, disabled, hasClave, onChange }: Props) {
  const now = useNow(TICK_MS);
  const { busy, update } = useCatalogo(proveedor);
  const notice = modeloNotice(catalogo, modelo);
  return (
    <Box mt="4">
      <Flex gap="2" wrap="wrap" align="flex-end">
        <Box flex="1" minW="48">
          <FormField label="Modelo" disabled={disabled}>
            <SelectInput value={modelo ?? ''} onChange={(event) => onChange(event.target.value)}>
              {catalogo.modelos.map((each) => (
                <option key={each.id} value={each.id} disabled={each.retirado && each.id !== modelo}>
                  {modeloLabel(each)}
                </option>
              ))}
            </SelectInput>
          </FormField>
        </Box>
        <Button
          variant="outline"
          disabled={!hasClave || busy}
          aria-label={busy ? undefined : `Actualizar modelos de ${PROVEEDOR_WORDS[proveedor].name}`}
          onClick={() => void update()}
        >
          {busy ? <Spinner size="sm" aria-hidden /> : <RefreshCw aria-hidden />}
          {busy ? 'Actualizando...' : 'Actualizar modelos'}
        </Button>
      </Flex>
      <Text mt="1.5" color="fg.muted" textStyle="xs">
        {catalogoText(catalogo, now)}
        {!hasClave && ' Guarda una clave para pedirla.'}
      </Text>
      {notice && (
        <Box mt="2">
          <Notice kind={notice.kind} title={notice.title}>
            {notice.text}
          </Notice>
        </Box>
      )}
    </Box>
  );
}
