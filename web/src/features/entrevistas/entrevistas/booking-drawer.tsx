import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { AtencionNotice } from '../atencion/atencion-notice.tsx';
import { BookingFailure } from './booking-failure.tsx';
import { CandidatoField, DuracionField, ServicioField, TiempoExtraField } from './booking-fields.tsx';
import { useBooking } from './use-booking.ts';
import { WallTimeFields } from './wall-time-fields.tsx';

interface Props {
  /** Chosen already. */
  candidatoId: string | undefined;
  onClose: () => void;
}

/** 'Programar entrevista': who, which service, when, how long. */
export default function BookingDrawer({ candidatoId, onClose }: Props) {
  const booking = useBooking(candidatoId, onClose);
  const formId = useId();
  // The first thing to choose, not the close button: the candidate, or the service when the candidate is known.
  useEffect(() => {
    const fields = document.getElementById(formId)?.querySelectorAll<HTMLElement>('[role=combobox]');
    fields?.[candidatoId ? 1 : 0]?.focus();
  }, [formId, candidatoId]);
  return (
    <Dialog
      open
      shape="drawer"
      title="Programar entrevista"
      onClose={onClose}
      mayClose={() => !booking.isSubmitting}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={booking.isSubmitting}>
            Cancelar
          </Button>
          <SubmitButton
            form={formId}
            busy={booking.isSubmitting}
            busyText="Programando..."
            disabled={!booking.complete}
          >
            Programar entrevista
          </SubmitButton>
        </>
      }
    >
      <Stack asChild gap="5">
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            if (booking.complete) return booking.onSubmit(event);
            // Enter in a field submits although the button is disabled.
            event.preventDefault();
          }}
        >
          <Text color="fg.muted">
            Enviaremos a la persona un correo con su enlace personal y una invitación de calendario.
          </Text>
          {booking.servicios?.length === 0 && (
            <Notice kind="warning" title="No hay servicios disponibles">
              Tu empresa no tiene servicios contratados y activos. Escribe a quien administra la plataforma.
            </Notice>
          )}
          <CandidatoField booking={booking} />
          <ServicioField booking={booking} />
          <WallTimeFields
            time={booking.time}
            error={booking.errorOf('fechaProgramada')}
            zoneError={booking.errorOf('zonaHoraria')}
            onChange={() => booking.form.clearErrors('fechaProgramada')}
          />
          <DuracionField booking={booking} />
          <TiempoExtraField booking={booking} />
          <AtencionNotice />
          <BookingFailure failure={booking.failure} />
        </form>
      </Stack>
    </Dialog>
  );
}
