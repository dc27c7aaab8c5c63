import { useEffect } from 'react';
import { createEntrevistaSchema, DURACION_POR_DEFECTO } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useApi, useRefresh } from '../../../lib/use-api.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { bookableServicios, offeredDuracion } from './bookable-servicios.ts';
import { useWallTime } from './use-wall-time.ts';

export type Booking = ReturnType<typeof useBooking>;

/** State and rules of the booking form; its fields only show them. */
export function useBooking(candidatoId: string | undefined, onDone: () => void) {
  const time = useWallTime();
  const { empresaId } = useSession();
  const refresh = useRefresh();
  const empresa = useApi(empresaId ? 'getEmpresa' : null, { params: { id: empresaId ?? '' } });
  const catalogue = useApi('listServiciosHr', { query: { limit: 200 } });
  const servicios = empresa.data && catalogue.data ? bookableServicios(catalogue.data.data, empresa.data) : undefined;

  const { form, ...state } = useApiForm({
    schema: createEntrevistaSchema(),
    defaultValues: {
      candidatoId: candidatoId ?? '',
      servicioId: '',
      fechaProgramada: '',
      zonaHoraria: time.zone,
      duracionEstimada: DURACION_POR_DEFECTO,
      tiempoExtra: 0,
    },
    send: (body, options) => api.call('createEntrevista', { body, ...options }),
    onSuccess: (entrevista) => {
      void refresh('createEntrevista');
      toast.success('Entrevista programada', {
        description: `${entrevista.candidatoNombre} recibirá un correo con su enlace y la invitación de calendario.`,
      });
      onDone();
    },
  });

  const values = form.watch();
  const { instant, zone, past } = time;
  useEffect(() => {
    form.setValue('fechaProgramada', instant);
    form.setValue('zonaHoraria', zone);
  }, [form, instant, zone]);

  // A company with one service has nothing to choose.
  const onlyServicio = servicios?.length === 1 ? servicios[0]?.codigo : undefined;
  useEffect(() => {
    if (onlyServicio) form.setValue('servicioId', onlyServicio);
  }, [form, onlyServicio]);
  const chosenMinutes = servicios?.find(({ codigo }) => codigo === values.servicioId)?.duracionEstimada;
  useEffect(() => {
    if (chosenMinutes !== undefined) form.setValue('duracionEstimada', offeredDuracion(chosenMinutes));
  }, [form, chosenMinutes]);

  return {
    ...state,
    form,
    values,
    servicios,
    loadError: empresa.error ?? catalogue.error,
    retryLoad: () => {
      void empresa.mutate();
      void catalogue.mutate();
    },
    time,
    complete: Boolean(values.candidatoId && values.servicioId && instant && !past),
  };
}
