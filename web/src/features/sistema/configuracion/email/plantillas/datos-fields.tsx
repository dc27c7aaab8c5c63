import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { FormField } from '../../../../../components/form-field.tsx';
import { Input } from '../../../../../components/input.tsx';
import type { PlantillaApi } from './use-plantilla.ts';

const MAX_DATOS = 10;

/** Lines of label and value, as `Fecha: lunes 9 de marzo`. */
export function DatosFields({ plantilla: { valores, set, errorOf } }: { plantilla: PlantillaApi }) {
  const { facts } = valores;
  const change = (index: number, part: Partial<(typeof facts)[number]>) =>
    set({ facts: facts.map((fact, at) => (at === index ? { ...fact, ...part } : fact)) });
  return (
    <Stack as="fieldset" gap="3" border="0">
      <chakra.legend textStyle="sm" fontWeight="medium" mb="1.5">
        Datos
      </chakra.legend>
      {facts.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
        <Flex key={index} gap="2" align="flex-end" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <FormField label={`Dato ${index + 1}`} error={errorOf(`contenido.facts.${index}.label`)}>
            <Input value={label} onChange={({ target }) => change(index, { label: target.value })} />
          </FormField>
          <FormField label={`Valor ${index + 1}`} error={errorOf(`contenido.facts.${index}.value`)}>
            <Input value={value} onChange={({ target }) => change(index, { value: target.value })} />
          </FormField>
          <Button
            variant="ghost"
            px="2.5"
            aria-label={`Quitar el dato ${index + 1}`}
            onClick={() => set({ facts: facts.filter((_, at) => at !== index) })}
          >
            <Trash2 aria-hidden />
          </Button>
        </Flex>
      ))}
      {facts.length < MAX_DATOS && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          onClick={() => set({ facts: [...facts, { label: '', value: '' }] })}
        >
          <Plus aria-hidden />
          Añadir dato
        </Button>
      )}
    </Stack>
  );
}
