import type { Sala } from '#shared/sala/sala.ts';
import { FailureNote, firstName, Heading, MainButton, Section } from './parts.tsx';
import type { RoomFailure } from './room-api.ts';

interface Props {
  sala: Sala;
  busy: boolean;
  failure: RoomFailure | null;
  onFinish: () => void;
}

export function Finish({ sala, busy, failure, onFinish }: Props) {
  const { nombre } = sala.empresa;
  return (
    <article>
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
      <FailureNote failure={failure} />
      <MainButton busy={busy} busyText="Enviando…" onPress={onFinish}>
        Enviar entrevista
      </MainButton>
    </article>
  );
}
