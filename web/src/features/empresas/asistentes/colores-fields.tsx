import { chakra, Flex, SimpleGrid } from '@chakra-ui/react';
import { FormField } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import type { Wizard } from './use-wizard.ts';

const COLORES = [
  ['configuracion.coloresPrimarios.primario', 'Color primario'],
  ['configuracion.coloresPrimarios.secundario', 'Color secundario'],
] as const;

/** The company's two colours, typed or picked. */
export default function ColoresFields({ wizard }: { wizard: Wizard }) {
  const { form, errorOf } = wizard;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {COLORES.map(([name, label]) => {
        const value = form.watch(name) ?? '';
        return (
          <FormField key={name} label={label} error={errorOf(name)} help="Se guarda con la ficha de la empresa.">
            <Flex w="full" gap="2">
              <Input {...form.register(name)} spellCheck={false} maxLength={7} />
              <chakra.input
                type="color"
                aria-label={`Elegir ${label.toLowerCase()}`}
                value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
                onChange={({ target }) =>
                  form.setValue(name, target.value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
                }
                w="10"
                alignSelf="stretch"
                flexShrink="0"
                p="1"
                borderWidth="1px"
                rounded="l2"
                bg="bg.panel"
                cursor="pointer"
              />
            </Flex>
          </FormField>
        );
      })}
    </SimpleGrid>
  );
}
