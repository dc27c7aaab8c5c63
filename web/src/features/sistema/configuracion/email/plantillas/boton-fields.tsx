import { SimpleGrid, Stack } from '@chakra-ui/react';
import { CheckField } from '../../../../../components/check-field.tsx';
import { FormField, SelectInput } from '../../../../../components/form-field.tsx';
import { Input } from '../../../../../components/input.tsx';
import type { PlantillaApi } from './use-plantilla.ts';

const OTHER = 'otra';

/** The button of the e-mail: what it says, and where it leads. */
export function BotonFields({ plantilla: { saved, valores, set, errorOf } }: { plantilla: PlantillaApi }) {
  const { action } = valores;
  const links = saved.variables.filter(({ enlace }) => enlace);
  const first = links[0] ? `{${links[0].nombre}}` : '';
  const target = links.find(({ nombre }) => action?.url === `{${nombre}}`)?.nombre ?? OTHER;
  return (
    <Stack gap="3">
      <CheckField
        label="Con botón"
        checked={action !== null}
        onChange={(on) => set({ action: on ? { label: '', url: first } : null })}
      />
      {action && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label="Texto del botón" required error={errorOf('contenido.action.label')}>
            <Input
              value={action.label}
              onChange={(event) => set({ action: { ...action, label: event.target.value } })}
            />
          </FormField>
          <FormField label="Destino del botón" error={target === OTHER ? undefined : errorOf('contenido.action.url')}>
            <SelectInput
              value={target}
              onChange={({ target: { value } }) =>
                set({ action: { ...action, url: value === OTHER ? 'https://' : `{${value}}` } })
              }
            >
              {links.map(({ nombre, etiqueta }) => (
                <option key={nombre} value={nombre}>
                  {etiqueta}
                </option>
              ))}
              <option value={OTHER}>Otra dirección</option>
            </SelectInput>
          </FormField>
          {target === OTHER && (
            <FormField label="Dirección" required error={errorOf('contenido.action.url')}>
              <Input
                type="url"
                value={action.url}
                onChange={(event) => set({ action: { ...action, url: event.target.value } })}
              />
            </FormField>
          )}
        </SimpleGrid>
      )}
    </Stack>
  );
}
