import { type FormEvent, useState } from 'react';
import type { BotonCuidado, MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { FailureNote, Heading, MainButton } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomFailure } from './room-api.ts';
import { TextArea } from './text-area.tsx';

interface Props {
  mensaje: MensajeCuidado;
  sala: Sala;
  room: Room;
}

/**
 * The room has stopped to care for somebody. The text is an approved one and comes from the server; here are only the ways
 * out of it. Nothing is read aloud by itself, nothing is timed, and nothing on it says why.
 */
export function Care({ mensaje, sala, room }: Props) {
  const [easy, setEasy] = useState(false);
  const [erased, setErased] = useState(false);
  const [asking, setAsking] = useState(false);
  const wordsOf = (boton: BotonCuidado) => mensaje.botones.find((each) => each.boton === boton)?.texto;

  async function erase() {
    await room.eraseApartados();
    setErased(true);
  }

  function pause() {
    room.closeCare();
    // Without a line the server has not paused it yet.
    if (sala.estado === 'en_curso') void room.pause();
  }

  return (
    <article>
      <Heading describedBy="cuidado">
        {sala.estado === 'pausada' ? 'Entrevista en pausa' : 'Paramos un momento'}
      </Heading>
      <p id="cuidado" role="alert" className="entrada">
        {easy && mensaje.textoFacil ? mensaje.textoFacil : mensaje.texto}
      </p>
      {mensaje.lineas.length > 0 && (
        <ul className="lineas">
          {mensaje.lineas.map(({ nombre, numero, marcar }) => (
            <li key={marcar}>
              <a className="boton principal" href={`tel:${marcar}`}>
                {wordsOf('llamar')?.replace('{numero}', numero) ?? `Llamar al ${numero}`}
              </a>
              <Copy numero={numero} />
              <span>{nombre}</span>
            </li>
          ))}
        </ul>
      )}
      {mensaje.textoFacil && (
        <button type="button" className="boton enlace" aria-pressed={easy} onClick={() => setEasy(!easy)}>
          {easy ? 'Ver el texto completo' : 'Ver en palabras sencillas'}
        </button>
      )}
      {wordsOf('salir_rapido') && (
        <button type="button" className="boton secundario" onClick={() => leaveQuickly(room)}>
          {wordsOf('salir_rapido')}
        </button>
      )}
      {wordsOf('hablar_persona') && !asking && (
        <button type="button" className="boton secundario" onClick={() => setAsking(true)}>
          {wordsOf('hablar_persona')}
        </button>
      )}
      {asking && <AskPerson sala={sala} room={room} />}
      {wordsOf('borrar_escrito') && !erased && (
        <button type="button" className="boton secundario" onClick={() => void erase()}>
          {wordsOf('borrar_escrito')}
        </button>
      )}
      {/* The status is there from the beginning, so that a reader tells what appears in it. */}
      <p role="status" className="plazo">
        {erased && 'Borrado: no queda en este dispositivo ni en ningún otro sitio.'}
      </p>
      <button type="button" className="boton secundario" onClick={pause}>
        {wordsOf('pausar') ?? 'Dejarla en pausa'}
      </button>
    </article>
  );
}

/** The page is replaced at once, by one that needs no line; the browser's own history stays. */
function leaveQuickly(room: Room): void {
  const leave = () => location.replace('about:blank');
  void room.forgetDrafts().finally(leave);
  setTimeout(leave, LONGEST_LEAVING_MS);
}

/** A disk that does not answer must not keep anybody on the page. */
const LONGEST_LEAVING_MS = 300;

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

/** What the company is sent is what is written here, never the answer. */
function AskPerson({ sala, room }: { sala: Sala; room: Room }) {
  const [text, setText] = useState('');
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [failure, setFailure] = useState<RoomFailure | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (phase === 'sending') return;
    setPhase('sending');
    const mensaje = `Pide que le escriba una persona. ${text.trim()}`.trim();
    const failed = await room.askForHelp({ motivo: 'otro', mensaje });
    setFailure(failed ?? null);
    setPhase(failed ? 'writing' : 'sent');
  }

  if (phase === 'sent') return <p role="status">Hemos avisado a la administración de {sala.empresa.nombre}.</p>;
  return (
    <form noValidate onSubmit={send}>
      <TextArea
        label="¿Por dónde y a qué hora te viene bien? (opcional)"
        rows={2}
        value={text}
        onChange={(next) => setText(next.slice(0, 900))}
        help="Se envía solo lo que escribas aquí, con tu nombre. No se envía tu respuesta."
        problem={undefined}
      />
      <FailureNote failure={failure} />
      <MainButton busy={phase === 'sending'} busyText="Enviando…">
        Enviar
      </MainButton>
    </form>
  );
}
