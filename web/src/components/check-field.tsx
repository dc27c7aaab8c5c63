import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, type Ref, useId } from 'react';

interface Props {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  name?: string;
  checked?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox whose whole line can be pressed. */
export function CheckField({ label, help, error, checked, disabled, onChange, name, ref }: Props) {
  const errorId = useId();
  return (
    <Flex
      as="label"
      gap="3"
      align="flex-start"
      cursor={disabled ? 'not-allowed' : 'pointer'}
      py="1"
      css={{ '@media (pointer: coarse)': { minH: '11' } }}
    >
      <chakra.input
        ref={ref}
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        boxSize="4"
        mt="0.5"
        flexShrink="0"
        accentColor="{colors.brand.solid}"
      />
      <Box>
        <Box fontWeight="medium">{label}</Box>
        {help && <Box color="fg.muted">{help}</Box>}
        {error && (
          <Box id={errorId} color="red.fg" mt="1">
            {error}
          </Box>
        )}
      </Box>
    </Flex>
  );
}
