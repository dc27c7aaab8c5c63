import { Box } from '@chakra-ui/react';
import type { Contrato } from '#shared/ia/configuracion/proveedor.ts';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { CONTRATO_WORDS } from './contrato-words.ts';

interface Props {
  contrato: Contrato;
  /** Whether it may be asked now: what follows from its contract is said of no other. */
  inUse: boolean;
  /** While a change is being saved. */
  disabled: boolean;
  onChange: (contrato: Contrato) => void;
}

/** Terms of the contract with a provider on the texts that it gets, and their consequence. */
export function ContratoField({ contrato, inUse, disabled, onChange }: Props) {
  const { efecto } = CONTRATO_WORDS[contrato];
  return (
    <Box mt="4">
      <FormField
        label="Contrato sin retención ni entrenamiento"
        disabled={disabled}
        help="Si el contrato con el proveedor dice que no guarda los textos ni entrena con ellos."
      >
        <SelectInput value={contrato} onChange={(event) => onChange(event.target.value as Contrato)}>
          {Object.entries(CONTRATO_WORDS).map(([each, { opcion }]) => (
            <option key={each} value={each}>
              {opcion}
            </option>
          ))}
        </SelectInput>
      </FormField>
      {inUse && efecto && (
        <Box mt="2">
          <Notice kind={efecto.kind} title={efecto.title}>
            {efecto.text}
          </Notice>
        </Box>
      )}
    </Box>
  );
}
