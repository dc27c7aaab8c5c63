import { SimpleGrid } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { CheckField } from '../../../../components/check-field.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../../components/form-field.tsx';
import { Input } from '../../../../components/input.tsx';
import { FormFailure, Notice } from '../../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../../components/unsaved-changes.tsx';
import { api } from '../../../../lib/api.ts';
import { toast } from '../../../../lib/toast.ts';
import { useRefresh } from '../../../../lib/use-api.ts';
import { useApiForm } from '../../../../lib/use-api-form.ts';
import { hoy } from './cuidado-words.ts';

/** The source is asked for anew: a correction without one is a guess. */
export default function CorregirDialog({ linea, onClose }: { linea: LineaAyuda; onClose: () => void }) {
  const { id, version, nombre, numero, marcar, como, horario, gratis, alcance, publico, paisNombre } = linea;
  const refresh = useRefresh();
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/cuidado/linea-ayuda.ts')).correctLineaSchema(),
    defaultValues: {
      ...{ nombre, numero, marcar, como, horario, gratis, alcance, publico },
      ...{ fuente: '', fechaFuente: '', version },
    },
    send: (body, options) => api.call('correctLineaAyuda', { params: { linea: id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      void refresh('correctLineaAyuda');
      toast.success('Línea corregida', { description: `${nombre}, ${paisNombre}` });
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  return (
    <FormDialog
      shape="drawer"
      title={`Corregir ${nombre}`}
      submitText="Guardar la corrección"
      busyText="Guardando..."
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <Notice kind="info" title="Vale desde el próximo mensaje de la sala">
        Con otro número, la línea queda «sin firmar» hasta que alguien lo marque.
      </Notice>
      <FormField label="Nombre" required error={errorOf('nombre')}>
        <Input {...form.register('nombre')} />
      </FormField>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label="Número" required error={errorOf('numero')} help="Como se lee: «113, opción 5».">
          <Input {...form.register('numero')} />
        </FormField>
        <FormField
          label="Se marca"
          required
          error={errorOf('marcar')}
          help="Solo lo que marca el teléfono: 113 o *4141."
        >
          <Input inputMode="tel" {...form.register('marcar')} />
        </FormField>
        <FormField label="Horario" error={errorOf('horario')} help="Sin «24 h» si la fuente no lo dice.">
          <Input {...form.register('horario')} />
        </FormField>
        <FormField label="Gratis" error={errorOf('gratis')}>
          <Controller
            name="gratis"
            control={form.control}
            render={({ field: { value, onChange, ...field } }) => (
              <SelectInput
                {...field}
                value={value === null || value === undefined ? '' : String(value)}
                onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
              >
                <option value="">No consta</option>
                <option value="true">Sí</option>
                <option value="false">No</option>
              </SelectInput>
            )}
          />
        </FormField>
      </SimpleGrid>
      <FormField label="Cómo atiende" error={errorOf('como')} help="Llamada, mensajes, chat, lengua de signos…">
        <Input {...form.register('como')} />
      </FormField>
      <FormField
        label="Alcance"
        required
        error={errorOf('alcance')}
        help="«nacional» si se puede llamar desde todo el país: solo entonces tiene botón de llamada."
      >
        <Input {...form.register('alcance')} />
      </FormField>
      <Controller
        name="publico"
        control={form.control}
        render={({ field }) => (
          <CheckField
            label="La atiende un organismo público"
            help="Si vence su comprobación, se muestra 180 días más."
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <FormField
        label="Fuente"
        required
        error={errorOf('fuente')}
        help="Dónde lo dice el servicio o un organismo: dirección de la página, o con quién se habló."
      >
        <Input autoComplete="off" {...form.register('fuente')} />
      </FormField>
      <FormField label="Fecha de la fuente" required error={errorOf('fechaFuente')}>
        <Input type="date" max={hoy()} {...form.register('fechaFuente')} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
