import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

interface Props {
  /** Whom or what it selects: 'Seleccionar a Ana Ruiz'. */
  label: string;
  checked: boolean;
  /** Some of what it stands for. */
  partly?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox without words beside it, for the rows of a list. */
export function SelectBox({ label, checked, partly = false, onChange }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = partly;
  }, [partly]);
  return (
    <Flex
      as="label"
      align="center"
      justify="center"
      flexShrink="0"
      boxSize="6"
      cursor="pointer"
      css={{ '@media (pointer: coarse)': { boxSize: '11', margin: '-2.5' } }}
    >
      <chakra.input
        ref={ref}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        boxSize="4"
        accentColor="{colors.brand.solid}"
      />
    </Flex>
  );
}
