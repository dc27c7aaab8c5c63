import { Button, Flex } from '@chakra-ui/react';

interface Props<Value extends string> {
  /** What is chosen: 'Ancho'. */
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two or three ways to look at the same thing. */
export function Choice<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <Flex role="group" aria-label={label} gap="1">
      {options.map(([each, text]) => (
        <Button
          key={each}
          size="sm"
          variant={each === value ? 'subtle' : 'ghost'}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {text}
        </Button>
      ))}
    </Flex>
  );
}
