import type { Sala } from '#shared/sala/sala.ts';
import { AnswerForm } from './answer-form.tsx';
import { FollowUpIcon } from './icons.tsx';
import { Heading, UnusedText } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomState } from './sala-machine.ts';

interface Props {
  turno: NonNullable<Sala['turno']>;
  room: Room;
  state: RoomState;
}

/** One question, alone on the screen. Mounted anew for every turn. */
export function Question({ turno, room, state }: Props) {
  return (
    <article className="turno">
      {state.aviso && <WentOnElsewhere texto={state.aviso.textoSinUsar} onClose={room.closeNotice} />}
      {turno.tipo === 'seguimiento' && (
        <p className="seguimiento">
          <FollowUpIcon /> Un detalle más sobre lo que has contado
        </p>
      )}
      <Heading large>{turno.pregunta}</Heading>
      <AnswerForm turnoId={turno.turnoId} room={room} state={state} />
    </article>
  );
}

function WentOnElsewhere({ texto, onClose }: { texto: string; onClose: () => void }) {
  return (
    <div className="nota aviso" role="status">
      <p>La entrevista ha avanzado en otra ventana o en otro dispositivo. Sigues por aquí.</p>
      {texto && <UnusedText title="Ver lo que habías escrito y no se ha usado" texto={texto} />}
      <button type="button" className="boton enlace" onClick={onClose}>
        Entendido
      </button>
    </div>
  );
}
