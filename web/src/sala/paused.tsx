import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { momentText } from './dates.ts';
import { Handover } from './handover.tsx';
import { FailureNote, Heading, MainButton } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomFailure } from './room-api.ts';

interface Props {
  sala: Sala;
  room: Room;
  busy: boolean;
  failure: RoomFailure | null;
}

export function Paused({ sala, room, busy, failure }: Props) {
  const kept = room.drafts.list();
  const waiting = kept.some(({ estado }) => estado === 'por_enviar');
  const written = kept.some(({ texto }) => texto.trim() !== '');
  return (
    <article>
      <Heading>Entrevista en pausa</Heading>
      <p className="entrada">
        Tómate el tiempo que necesites. Las respuestas que has enviado están guardadas y seguirás en la misma pregunta,
        desde aquí o desde otro dispositivo con el mismo enlace.
      </p>
      {waiting && <p className="nota">Tu última respuesta está en este dispositivo y se enviará cuando continúes.</p>}
      {!waiting && written && <p className="nota">Lo que tenías a medio escribir sigue en este dispositivo.</p>}
      <FailureNote failure={failure} />
      <MainButton busy={busy} busyText="Continuando…" onPress={room.resume}>
        Continuar
      </MainButton>
      <Handover />
      <p className="plazo">Puedes terminarla hasta el {momentText(sala.cierra, sala.zonaHoraria)}.</p>
    </article>
  );
}
