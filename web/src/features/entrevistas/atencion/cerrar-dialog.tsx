import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type AtencionDetalle, PASOS_ATENCION, RESULTADOS_ATENCION } from '#shared/entrevistas/atencion/atencion.ts';
import { CheckField } from '../../../components/check-field.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Input } from '../../../components/input.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { instantInZone, localZone, wallTime } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { PASO_TEXTS, RESULTADO_TEXTS } from './atencion-words.ts';

/** Closing of a case: steps, time and outcome from lists, so that nothing is written down that nobody has to know. */
export default function CerrarDialog({ atencion, onClose }: { atencion: AtencionDetalle; onClose: () => void }) {
  const { entrevistaId, id } = atencion;
  const zone = localZone();
  const refresh = useRefresh();
  const [wall, setWall] = useState(() => wallTime(Date.now(), zone));
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/atencion/atencion.ts')).closeAtencionSchema(),
    defaultValues: { pasos: [], hora: instantInZone(wall, zone) },
    send: (body, options) => api.call('closeAtencion', { params: { entrevistaId, id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      toast.success('Cerrada', { description: 'Se borra dentro de 30 días.' });
      void refresh('closeAtencion');
      onClose();
    },
  });
  const guard = useUnsavedChanges(form.formState.isDirty);
  const pasos = form.watch('pasos') ?? [];
  const resultado = form.watch('resultado');
  return (
    <FormDialog
      title="Cerrar la atención"
      submitText="Cerrar"
      busyText="Cerrando..."
      closeText="Volver"
      {...{ onSubmit, isSubmitting, guard, onClose }}
    >
      <FormField label="Cómo terminó" required error={errorOf('resultado')}>
        <SelectInput
          value={resultado ?? ''}
          onChange={({ target }) =>
            form.setValue('resultado', target.value as typeof resultado & string, {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        >
          <option value="" disabled>
            Elige una opción
          </option>
          {RESULTADOS_ATENCION.map((each) => (
            <option key={each} value={each}>
              {RESULTADO_TEXTS[each]}
            </option>
          ))}
        </SelectInput>
      </FormField>
      <Stack as="fieldset" gap="1">
        <Text as="legend" textStyle="sm" fontWeight="medium" mb="1">
          Qué hiciste
        </Text>
        {PASOS_ATENCION.map((paso) => (
          <CheckField
            key={paso}
            label={PASO_TEXTS[paso]}
            checked={pasos.includes(paso)}
            onChange={(yes) =>
              form.setValue('pasos', yes ? [...pasos, paso] : pasos.filter((each) => each !== paso), {
                shouldDirty: true,
              })
            }
          />
        ))}
      </Stack>
      <FormField label="Cuándo" required error={errorOf('hora')}>
        <Input
          type="datetime-local"
          value={wall}
          onChange={({ target }) => {
            setWall(target.value);
            form.setValue('hora', target.value ? instantInZone(target.value, zone) : '', { shouldDirty: true });
          }}
        />
      </FormField>
      <Text color="fg.muted" textStyle="sm">
        No hace falta contar nada más: el motivo no se guarda.
      </Text>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
