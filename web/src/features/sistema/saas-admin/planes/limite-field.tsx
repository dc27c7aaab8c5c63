import { Box, Flex } from '@chakra-ui/react';
import { type Control, Controller } from 'react-hook-form';
import { ILIMITADO } from '#shared/empresas/empresas/plan.ts';
import { CheckField } from '../../../../components/check-field.tsx';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import type { PlanValues } from './plan-values.ts';

interface Props {
  name: `limites.${'empresas' | 'usuarios' | 'candidatos' | 'entrevistas'}`;
  label: string;
  control: Control<PlanValues>;
  error: string | undefined;
  /** What the number is when there is a limit again. */
  otherwise: number;
}

/** A number, or no limit (-1 for the server). */
export function LimiteField({ name, label, control, error, otherwise }: Props) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ...field } }) => {
        const unlimited = Number(value) === ILIMITADO && value !== '';
        return (
          <Box role="group" aria-label={label}>
            <FormField label={label} required={!unlimited} disabled={unlimited} error={error}>
              <Input
                {...field}
                type={unlimited ? 'text' : 'number'}
                inputMode="numeric"
                min={0}
                step={1}
                value={unlimited ? 'Sin límite' : String(value ?? '')}
                onChange={({ target }) => onChange(target.value)}
              />
            </FormField>
            <Flex mt="1">
              <CheckField
                label="Sin límite"
                checked={unlimited}
                onChange={(checked) => onChange(checked ? ILIMITADO : otherwise)}
              />
            </Flex>
          </Box>
        );
      }}
    />
  );
}
