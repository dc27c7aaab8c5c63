import type { Sala } from '#shared/sala/sala.ts';
import { FailureNote, firstName, Heading, MainButton, Section } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomState } from './sala-machine.ts';
import { WentOnElsewhere } from './went-on-elsewhere.tsx';

export function Finish({ sala, room, state }: { sala: Sala; room: Room; state: RoomState }) {
  const { nombre } = sala.empresa;
  return (
    <article>
      <WentOnElsewhere aviso={state.aviso} onClose={room.closeNotice} />
      <Heading>Has llegado al final, {firstName(sala.candidato.nombre)}</Heading>
      <p className="entrada">
        Gracias por tu tiempo y por lo que has contado. Solo queda enviar la entrevista a {nombre}.
      </p>
      <Section title="Qué se envía">
        <ul className="pasos">
          <li>Tus respuestas, tal como las escribiste.</li>
          <li>Las preguntas que hayas saltado, indicadas como tales.</li>
          <li>Nada más: no se ha grabado tu voz ni tu imagen.</li>
        </ul>
      </Section>
      <p>Al enviarla, la entrevista se cierra y ya no se pueden cambiar las respuestas.</p>
      <FailureNote failure={state.fallo} />
      <MainButton busy={state.accion !== null} busyText="Enviando…" onPress={room.finish}>
        Enviar entrevista
      </MainButton>
    </article>
  );
}
