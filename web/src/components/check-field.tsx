import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

interface Props {
  label: ReactNode;
  help?: ReactNode;
  name?: string;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox whose whole line can be pressed. */
export function CheckField({ label, help, checked, onChange, name, ref }: Props) {
  return (
    <Flex
      as="label"
      gap="3"
      align="flex-start"
      cursor="pointer"
      py="1"
      css={{ '@media (pointer: coarse)': { minH: '11' } }}
    >
      <chakra.input
        ref={ref}
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange?.(event.target.checked)}
        boxSize="4"
        mt="0.5"
        flexShrink="0"
        accentColor="{colors.brand.solid}"
      />
      <Box>
        <Box fontWeight="medium">{label}</Box>
        {help && <Box color="fg.muted">{help}</Box>}
      </Box>
    </Flex>
  );
}
