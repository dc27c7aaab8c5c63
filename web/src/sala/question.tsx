import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { AnswerForm } from './answer-form.tsx';
import { Apartado } from './apartado.tsx';
import { CareNote } from './care.tsx';
import { FollowUpIcon } from './icons.tsx';
import { Heading } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomState } from './sala-machine.ts';
import { WentOnElsewhere } from './went-on-elsewhere.tsx';

interface Props {
  turno: NonNullable<Sala['turno']>;
  sala: Sala;
  room: Room;
  state: RoomState;
}

/** One question, alone on the screen. Mounted anew for every turn. */
export function Question({ turno, sala, room, state }: Props) {
  return (
    <article className="turno">
      <WentOnElsewhere aviso={state.aviso} onClose={room.closeNotice} />
      {state.mensaje && <CareNote mensaje={state.mensaje} sala={sala} room={room} />}
      {turno.aclaracion && (
        <p id="aclaracion" className="aclaracion">
          {turno.aclaracion}
        </p>
      )}
      {turno.tipo === 'seguimiento' && !turno.aclaracion && (
        <p className="seguimiento">
          <FollowUpIcon /> Un detalle más sobre lo que has contado
        </p>
      )}
      <Heading large describedBy={turno.aclaracion && 'aclaracion'}>
        {turno.pregunta}
      </Heading>
      <Apartado turnoId={turno.turnoId} room={room} />
      <AnswerForm
        turnoId={turno.turnoId}
        pregunta={[turno.aclaracion, turno.pregunta].filter(Boolean).join(' ')}
        room={room}
        state={state}
      />
    </article>
  );
}
