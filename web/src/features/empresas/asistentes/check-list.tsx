import { Box, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckField } from '../../../components/check-field.tsx';

interface Props<T extends string> {
  legend: string;
  help?: ReactNode;
  /** [value, what it is called, what choosing it does]. */
  options: readonly (readonly [T, string, string?])[];
  chosen: readonly string[];
  onChange: (value: T, checked: boolean) => void;
}

/** Choices of which any number may be taken. */
export function CheckList<T extends string>({ legend, help, options, chosen, onChange }: Props<T>) {
  return (
    <Box as="fieldset" border="0" p="0" m="0" minW="0">
      <Box as="legend" fontWeight="medium">
        {legend}
      </Box>
      {help && (
        <Box color="fg.muted" textStyle="sm">
          {help}
        </Box>
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="5" rowGap="1" mt="2">
        {options.map(([value, label, detail]) => (
          <CheckField
            key={value}
            label={label}
            help={detail}
            checked={chosen.includes(value)}
            onChange={(checked) => onChange(value, checked)}
          />
        ))}
      </SimpleGrid>
    </Box>
  );
}
