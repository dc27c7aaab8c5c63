import { chakra, Flex } from '@chakra-ui/react';
import { Input } from '../../../components/input.tsx';
import { useEmpresaForm } from './empresa-fields.tsx';
import { labelOf } from './field-labels.ts';

const Swatch = chakra('input');

interface Props {
  name: 'configuracion.coloresPrimarios.primario' | 'configuracion.coloresPrimarios.secundario';
}

/** A colour, written or picked. */
export function ColorInput({ name }: Props) {
  const { form, mayChange } = useEmpresaForm();
  const value = form.watch(name);
  return (
    <Flex gap="2" w="full">
      <Swatch
        type="color"
        aria-label={`Elegir el ${labelOf(name).toLowerCase()}`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        disabled={!mayChange(name)}
        onChange={({ target }) => form.setValue(name, target.value, { shouldDirty: true, shouldValidate: true })}
        boxSize="9"
        p="1"
        rounded="l2"
        borderWidth="1px"
        borderColor="border.emphasized"
        bg="bg.panel"
        cursor="pointer"
        flexShrink="0"
      />
      <Input {...form.register(name)} autoComplete="off" spellCheck={false} fontFamily="mono" />
    </Flex>
  );
}
