import { Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { minutosPrevistos } from '#shared/entrevistas/entrevistas/duracion.ts';
import { DURACIONES, type Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { FormFailure } from '../../../components/notice.tsx';
import { useUnsavedChanges } from '../../../components/unsaved-changes.tsx';
import { api } from '../../../lib/api.ts';
import { formatDate, wallTime } from '../../../lib/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { TiempoExtraSelect } from './tiempo-extra-select.tsx';
import { useEntrevistaRefresh } from './use-entrevista-refresh.ts';
import { useWallTime } from './use-wall-time.ts';
import { WallTimeFields } from './wall-time-fields.tsx';

export default function RescheduleDialog({ entrevista, onClose }: { entrevista: Entrevista; onClose: () => void }) {
  const { id, version, fechaProgramada, zonaHoraria, duracionEstimada, tiempoExtra, candidatoNombre } = entrevista;
  const refresh = useEntrevistaRefresh();
  const time = useWallTime(entrevista);
  const { form, onSubmit, failure, errorOf, isSubmitting } = useApiForm({
    schema: async () => (await import('#shared/entrevistas/entrevistas/entrevista.ts')).rescheduleEntrevistaSchema(),
    defaultValues: { fechaProgramada, zonaHoraria, duracionEstimada, tiempoExtra, version },
    send: (body, options) => api.call('rescheduleEntrevista', { params: { id }, body, ...options }),
    onSuccess: () => {
      guard.release();
      toast.success('Entrevista reprogramada', {
        description: `${candidatoNombre} recibirá un correo con la nueva fecha y su calendario se actualizará.`,
      });
      onClose();
    },
    // Somebody else may have been faster: what is behind the dialog must then say so.
    onFailure: (error) => error !== undefined && void refresh(),
  });
  const { instant, zone } = time;
  useEffect(() => {
    form.setValue('fechaProgramada', instant);
    form.setValue('zonaHoraria', zone);
  }, [form, instant, zone]);
  const moved = time.wall !== wallTime(fechaProgramada, zonaHoraria) || zone !== zonaHoraria;
  const guard = useUnsavedChanges(moved || form.formState.isDirty);
  // One of our own choice of minutes, or what it was booked with.
  const minutes = [...new Set([...DURACIONES, duracionEstimada])].sort((a, b) => a - b);
  const total = minutosPrevistos({
    duracionEstimada: form.watch('duracionEstimada') ?? duracionEstimada,
    tiempoExtra: form.watch('tiempoExtra') ?? tiempoExtra,
  });

  return (
    <FormDialog
      title="Reprogramar entrevista"
      submitText="Reprogramar"
      busyText="Reprogramando..."
      closeText="Volver"
      isSubmitting={isSubmitting}
      guard={guard}
      onClose={onClose}
      onSubmit={async (event) => {
        event.preventDefault();
        // Said below the field already.
        if (time.past) return;
        await onSubmit(event);
        void refresh();
      }}
    >
      <Text color="fg.muted">
        {candidatoNombre} tiene la entrevista el {formatDate(fechaProgramada, 'long')}. Recibirá un correo con la nueva
        fecha; su enlace sigue siendo el mismo.
      </Text>
      <WallTimeFields
        time={time}
        error={errorOf('fechaProgramada')}
        zoneError={errorOf('zonaHoraria')}
        onChange={() => form.clearErrors('fechaProgramada')}
      />
      <FormField label="Duración estimada" error={errorOf('duracionEstimada')}>
        <SelectInput {...form.register('duracionEstimada', { valueAsNumber: true })}>
          {minutes.map((each) => (
            <option key={each} value={each}>
              {each} minutos
            </option>
          ))}
        </SelectInput>
      </FormField>
      <FormField
        label="Tiempo extra"
        error={errorOf('tiempoExtra')}
        help={`Adaptación para quien la necesite. En total, ${total} minutos.`}
      >
        <TiempoExtraSelect {...form.register('tiempoExtra', { valueAsNumber: true })} />
      </FormField>
      <FormFailure failure={failure} />
    </FormDialog>
  );
}
