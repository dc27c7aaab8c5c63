import { Stack } from '@chakra-ui/react';
import { FormField } from '../../../../../components/form-field.tsx';
import { Input, Textarea } from '../../../../../components/input.tsx';
import { BotonFields } from './boton-fields.tsx';
import { DatosFields } from './datos-fields.tsx';
import type { PlantillaApi } from './use-plantilla.ts';

/** A text in its parts, for whoever does not write HTML. */
export function PartesFields({ plantilla }: { plantilla: PlantillaApi }) {
  const { valores, set, errorOf } = plantilla;
  return (
    <Stack gap="4">
      <FormField
        label="Texto de vista previa"
        error={errorOf('contenido.preview')}
        help="La línea que muchos programas de correo muestran junto al asunto."
      >
        <Input name="preview" value={valores.preview} onChange={({ target }) => set({ preview: target.value })} />
      </FormField>
      <FormField label="Título" required error={errorOf('contenido.title')}>
        <Input name="title" value={valores.title} onChange={({ target }) => set({ title: target.value })} />
      </FormField>
      <FormField
        label="Texto"
        required
        error={errorOf('contenido.paragraphs')}
        help="Deja una línea en blanco entre un párrafo y el siguiente."
      >
        <Textarea
          name="parrafos"
          rows={8}
          value={valores.parrafos}
          onChange={({ target }) => set({ parrafos: target.value })}
        />
      </FormField>
      <DatosFields plantilla={plantilla} />
      <BotonFields plantilla={plantilla} />
      <FormField label="Nota al pie" error={errorOf('contenido.note')}>
        <Textarea name="note" rows={3} value={valores.note} onChange={({ target }) => set({ note: target.value })} />
      </FormField>
    </Stack>
  );
}
