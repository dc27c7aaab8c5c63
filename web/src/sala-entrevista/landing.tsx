import type { Sala } from '#shared/sala/sala.ts';
import { ConsentForm } from './consent-form.tsx';
import { momentText } from './dates.ts';
import { Facts, roomTitle } from './facts.tsx';
import { firstName, Heading, Section } from './parts.tsx';
import type { RoomFailure } from './room-api.ts';

interface Props {
  sala: Sala;
  busy: boolean;
  failure: RoomFailure | null;
  onBegin: (aceptados: string[]) => void;
}

export function Landing({ sala, busy, failure, onBegin }: Props) {
  const { nombre } = sala.empresa;
  return (
    <article>
      <p className="saludo">Hola, {firstName(sala.candidato.nombre)}</p>
      <Heading>{roomTitle(sala)}</Heading>
      {sala.servicio.descripcion && <p className="entrada">{sala.servicio.descripcion}</p>}
      <Facts sala={sala} closes={momentText(sala.cierra, sala.zonaHoraria)} />
      <div className="nota nota-ia">
        <p>
          <strong>Hablarás con una inteligencia artificial.</strong> Te hará las preguntas por escrito y tú responderás
          también por escrito. Una persona de {nombre} revisará el resultado antes de tomar cualquier decisión.
        </p>
      </div>
      <Section title="Cómo será">
        <ul className="pasos">
          <li>
            <strong>Una pregunta cada vez.</strong> Si falta algún detalle, te lo pediremos con otra pregunta breve.
          </li>
          <li>
            <strong>A tu ritmo.</strong> No hay cuenta atrás. Calcula unos {sala.duracionEstimada} minutos y busca un
            lugar tranquilo.
          </li>
          <li>
            <strong>Con ejemplos tuyos.</strong> Cuenta qué pasaba, qué hiciste y cómo terminó. No hace falta escribir
            bonito.
          </li>
          <li>
            <strong>Puedes parar cuando quieras.</strong> Sigue después en la misma pregunta con el mismo enlace, aquí o
            en otro dispositivo.
          </li>
        </ul>
      </Section>
      <ConsentForm consentimientos={sala.consentimientos} busy={busy} failure={failure} onBegin={onBegin} />
    </article>
  );
}
