import { chakra, Flex } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { updateMarcaSchema } from '#shared/empresas/marca/marca.ts';
import { FormField } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';

type Values = z.input<ReturnType<typeof updateMarcaSchema>>;

interface Props {
  label: string;
  name: 'colores.primario' | 'colores.secundario';
  form: UseFormReturn<Values, unknown, z.output<ReturnType<typeof updateMarcaSchema>>>;
  error?: string | undefined;
  help?: string;
}

const Swatch = chakra('input');

/** A colour, written or picked. */
export function ColorField({ label, name, form, error, help }: Props) {
  const value = form.watch(name) ?? '';
  return (
    <FormField label={label} {...(error && { error })} help={help}>
      <Flex gap="2" w="full">
        <Swatch
          type="color"
          aria-label={`Elegir el ${label.toLowerCase()}`}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
          onChange={({ target }) => form.setValue(name, target.value, { shouldDirty: true, shouldValidate: true })}
          boxSize={{ base: '11', md: '9' }}
          p="1"
          rounded="l2"
          borderWidth="1px"
          borderColor="border.emphasized"
          bg="bg.panel"
          cursor="pointer"
          flexShrink="0"
        />
        <Input {...form.register(name)} autoComplete="off" spellCheck={false} maxLength={7} fontFamily="mono" />
      </Flex>
    </FormField>
  );
}
