import { Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { minutosPrevistos } from '#shared/entrevistas/entrevistas/duracion.ts';
import { DURACION_POR_DEFECTO, DURACIONES } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { ComboBox } from '../../../components/combo-box.tsx';
import { FormField, SelectInput } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/use-api.ts';
import { TiempoExtraSelect } from './tiempo-extra-select.tsx';
import type { Booking } from './use-booking.ts';

const PAUSE_MS = 200;

/** Told a moment after it last changed, so that not every letter asks the server. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export function CandidatoField({ booking: { form, values, errorOf } }: { booking: Booking }) {
  const [text, setText] = useState('');
  const q = useSettled(text.trim());
  const found = useApi('listCandidatos', { query: { q, orden: 'nombre', limit: 20 } }, { keepPreviousData: true });
  const chosenId = values.candidatoId;
  const known = found.data?.data.find(({ id }) => id === chosenId);
  // Somebody who came with the page's address, or who fell out of a later search, keeps their name in the field.
  const chosen = useApi(chosenId && !known ? 'getCandidato' : null, { params: { id: chosenId } });
  const people = chosen.data && !known ? [...(found.data?.data ?? []), chosen.data] : (found.data?.data ?? []);
  return (
    <FormField
      label="Candidato"
      required
      error={errorOf('candidatoId') ?? (chosen.error ? messageOf(chosen.error) : undefined)}
      help="Se busca por nombre, correo o puesto."
    >
      <Controller
        name="candidatoId"
        control={form.control}
        render={({ field }) => (
          <ComboBox
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            onSearch={setText}
            options={people.map(({ id, nombre, email }) => ({ value: id, label: nombre, detail: email }))}
            loading={found.isLoading}
            emptyText={q ? 'Nadie coincide con la búsqueda' : 'Aún no hay candidatos: crea uno primero'}
            placeholder="Nombre, correo o puesto"
          />
        )}
      />
    </FormField>
  );
}

export function ServicioField({ booking }: { booking: Booking }) {
  const { form, servicios, errorOf, loadError } = booking;
  if (loadError && !servicios) {
    return (
      <Notice
        kind="error"
        title="No pudimos cargar los servicios de tu empresa"
        action={
          <Button size="sm" variant="outline" onClick={booking.retryLoad}>
            Reintentar
          </Button>
        }
      >
        {messageOf(loadError)}
      </Notice>
    );
  }
  return (
    <FormField
      label="Servicio de IA"
      required
      error={errorOf('servicioId')}
      help="Servicios activos que tu empresa tiene contratados."
    >
      <Controller
        name="servicioId"
        control={form.control}
        render={({ field }) => (
          <ComboBox
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            loading={!servicios}
            options={(servicios ?? []).map((servicio) => ({
              value: servicio.codigo,
              label: servicio.nombre,
              detail: `${servicio.duracionEstimada} min · ${servicio.numeroPreguntas} preguntas · ${servicio.competencias.length} competencias`,
            }))}
            placeholder="Elige un servicio"
          />
        )}
      />
    </FormField>
  );
}

export function DuracionField({ booking: { form, errorOf } }: { booking: Booking }) {
  return (
    <FormField
      label="Duración estimada"
      error={errorOf('duracionEstimada')}
      help="Según el servicio elegido; puedes cambiarla."
    >
      <SelectInput {...form.register('duracionEstimada', { valueAsNumber: true })}>
        {DURACIONES.map((minutos) => (
          <option key={minutos} value={minutos}>
            {minutos} minutos
          </option>
        ))}
      </SelectInput>
    </FormField>
  );
}

export function TiempoExtraField({ booking: { form, values, errorOf } }: { booking: Booking }) {
  const { duracionEstimada = DURACION_POR_DEFECTO, tiempoExtra = 0 } = values;
  const total = minutosPrevistos({ duracionEstimada, tiempoExtra });
  return (
    <FormField
      label="Tiempo extra"
      error={errorOf('tiempoExtra')}
      help={`Adaptación para quien la necesite. En total, ${total} minutos.`}
    >
      <TiempoExtraSelect {...form.register('tiempoExtra', { valueAsNumber: true })} />
    </FormField>
  );
}
