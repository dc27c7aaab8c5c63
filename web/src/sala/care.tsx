import { useState } from 'react';
import type { MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { CareButtons, wordsOf } from './care-buttons.tsx';
import { FailureNote, Heading } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomState } from './sala-machine.ts';

interface Props {
  mensaje: MensajeCuidado;
  sala: Sala;
  room: Room;
  state: RoomState;
}

/**
 * The room has stopped to care for somebody. The text is an approved one and comes from the server; here are only the ways
 * out of it. Nothing is read aloud by itself, nothing is timed, and nothing on it says why.
 */
export function Care({ mensaje, sala, room, state }: Props) {
  return (
    <article>
      <Heading describedBy="cuidado">
        {sala.estado === 'pausada' ? 'Entrevista en pausa' : 'Paramos un momento'}
      </Heading>
      <CareText mensaje={mensaje} />
      <Lines mensaje={mensaje} lineas={mensaje.lineas.slice(0, SEEN)} />
      {mensaje.lineas.length > SEEN && (
        <details className="desplegable">
          <summary>Más opciones</summary>
          <Lines mensaje={mensaje} lineas={mensaje.lineas.slice(SEEN)} />
        </details>
      )}
      {sala.supervisada && <p>Si hay alguien contigo, puedes pedirle ayuda o que te deje a solas.</p>}
      <FailureNote failure={state.fallo} />
      <CareButtons mensaje={mensaje} sala={sala} room={room} />
    </article>
  );
}

/** Telephones that are seen at once: those of another country come after them. */
const SEEN = 2;

function Lines({ mensaje, lineas }: Pick<Props, 'mensaje'> & Pick<MensajeCuidado, 'lineas'>) {
  if (lineas.length === 0) return null;
  return (
    <ul className="lineas">
      {lineas.map(({ nombre, numero, marcar }) => (
        <li key={`${marcar} ${nombre}`}>
          <a className="boton principal" href={`tel:${marcar}`}>
            {wordsOf(mensaje, 'llamar')?.replace('{numero}', numero) ?? `Llamar al ${numero}`}
          </a>
          <Copy numero={numero} />
          <span>{nombre}</span>
        </li>
      ))}
    </ul>
  );
}

/** Something is said before the question goes on: an answer to what was asked, or a word about what was written. */
export function CareNote({ mensaje, sala, room }: Omit<Props, 'state'>) {
  return (
    <aside className="nota cuidado" aria-label="Respuesta a lo que has escrito">
      <CareText mensaje={mensaje} />
      <CareButtons mensaje={mensaje} sala={sala} room={room} />
    </aside>
  );
}

function CareText({ mensaje: { texto, textoFacil } }: Pick<Props, 'mensaje'>) {
  const [easy, setEasy] = useState(false);
  return (
    <>
      <p id="cuidado" role="alert" className="entrada">
        {easy && textoFacil ? textoFacil : texto}
      </p>
      {textoFacil && (
        <button type="button" className="boton enlace" aria-pressed={easy} onClick={() => setEasy(!easy)}>
          {easy ? 'Ver el texto completo' : 'Ver en palabras sencillas'}
        </button>
      )}
    </>
  );
}

function Copy({ numero }: { numero: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="boton enlace"
      onClick={() => void navigator.clipboard.writeText(numero).then(() => setCopied(true))}
    >
      {copied ? 'Copiado' : `Copiar ${numero}`}
    </button>
  );
}
