import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SelectInput } from './form-field.tsx';

/** The row above a list: search first, then filters. Their state lives in the URL (`useTableState`). */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Flex role="search" gap="2" wrap="wrap" mb="4" align="center">
      {children}
    </Flex>
  );
}

interface FilterProps {
  /** What it filters: 'Estado'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** [value, text]; an empty value is "all". */
  options: readonly (readonly [string, string])[];
}

/** Until the list is here the chosen one keeps its place. */
export function withChosen(options: FilterProps['options'], chosen: string): FilterProps['options'] {
  return !chosen || options.some(([value]) => value === chosen) ? options : [[chosen, '…'] as const, ...options];
}

export function SelectFilter({ label, value, onChange, options }: FilterProps) {
  return (
    <Flex flex={{ base: '1 1 9rem', sm: '0 0 12rem' }}>
      <SelectInput aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </SelectInput>
    </Flex>
  );
}
