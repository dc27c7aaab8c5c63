import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { ROLE_LABELS, type Rol } from '#shared/core/permissions.ts';
import { ROL_AYUDA } from './usuario-words.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  roles: readonly Rol[];
  error?: string | undefined;
  /** For a choice that is held outside of a form. */
  selected?: Rol;
}

const Radio = chakra('input');

/** One role of those that may be given, with what it can do. Its props are those of `form.register('rol')`. */
export function RolChoice({ roles, error, selected, ...input }: Props) {
  const errorId = useId();
  return (
    <Box as="fieldset" border="0" p="0" m="0" minW="0" aria-describedby={error ? errorId : undefined}>
      <Text as="legend" fontWeight="medium" textStyle="sm" mb="1.5">
        Rol
      </Text>
      <Stack gap="2">
        {roles.map((rol) => (
          <Flex
            key={rol}
            as="label"
            gap="3"
            p="3"
            rounded="l2"
            borderWidth="1px"
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
            css={{ '&:has(input:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' } }}
          >
            <Radio
              type="radio"
              value={rol}
              {...(selected && { checked: rol === selected })}
              mt="1"
              flexShrink="0"
              css={{ accentColor: '{colors.brand.solid}' }}
              {...input}
            />
            <Box minW="0">
              <Text fontWeight="medium">{ROLE_LABELS[rol]}</Text>
              <Text color="fg.muted" textStyle="sm">
                {ROL_AYUDA[rol]}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
      {error && (
        <Text id={errorId} color="red.fg" textStyle="sm" mt="1.5">
          {error}
        </Text>
      )}
    </Box>
  );
}
