import { Fragment, useEffect, useRef, useState } from 'react';
import type { RespuestaSala, Sala } from '#shared/entrevistas/sala/sala.ts';
import { CareNote } from './care.tsx';
import { CorrectionForm } from './correction-form.tsx';
import type { DraftStore } from './draft-store.ts';
import { FailureNote, firstName, Heading, MainButton, Section } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomState } from './sala-machine.ts';
import { WentOnElsewhere } from './went-on-elsewhere.tsx';

/** All is answered: the candidate looks it over, puts right what they want, and sends it. */
export function Review({ sala, room, state }: { sala: Sala; room: Room; state: RoomState }) {
  const { nombre } = sala.empresa;
  const { drafts } = room;
  const [editing, setEditing] = useState(() => sala.respuestas.find(leftOpen(drafts))?.turnoId ?? null);
  const [edited, setEdited] = useState<string | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const skipped = sala.respuestas.filter(({ omitida }) => omitida).length;

  function send() {
    // A correction that is open would be lost without a word.
    setUnsaved(editing !== null);
    if (editing === null) void room.finish();
  }
  function edit(turnoId: string | null) {
    setUnsaved(false);
    setEdited(editing);
    setEditing(turnoId);
  }

  return (
    <article>
      <WentOnElsewhere aviso={state.aviso} onClose={room.closeNotice} />
      {state.mensaje && <CareNote mensaje={state.mensaje} sala={sala} room={room} />}
      <Heading>Has llegado al final, {firstName(sala.candidato.nombre)}</Heading>
      <p className="entrada">
        Gracias por tu tiempo y por lo que has contado. Repasa tus respuestas si quieres y envía la entrevista a{' '}
        {nombre}.
      </p>
      <Section title="Tus respuestas">
        {skipped > 0 && (
          <p>
            {skipped === 1
              ? 'Has saltado una pregunta. Todavía puedes responderla.'
              : `Has saltado ${skipped} preguntas. Todavía puedes responderlas.`}
          </p>
        )}
        {sala.respuestas.some(({ tapados }) => tapados.length > 0) && (
          <p className="nota">
            Lo tapado no lo verá quien valora. Puedes borrarlo del todo o destaparlo si quieres que se lea.
          </p>
        )}
        <ol className="repaso">
          {sala.respuestas.map((respuesta, index) => (
            <li key={respuesta.turnoId}>
              {editing === respuesta.turnoId ? (
                <CorrectionForm
                  respuesta={respuesta}
                  busy={state.accion === 'correct'}
                  failure={state.fallo}
                  draft={drafts.findCorreccion(respuesta.turnoId)}
                  onDraft={(texto) => room.writeCorreccion(respuesta, texto)}
                  onSave={(texto) => room.correct(respuesta.turnoId, texto)}
                  onClose={() => edit(null)}
                />
              ) : (
                <OwnAnswer
                  respuesta={respuesta}
                  number={index + 1}
                  focused={edited === respuesta.turnoId}
                  onEdit={state.accion || editing ? undefined : () => edit(respuesta.turnoId)}
                  onChange={(texto, destapados) => void room.correct(respuesta.turnoId, texto, destapados)}
                />
              )}
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Qué se envía">
        <ul className="pasos">
          <li>
            Tus respuestas, con las correcciones que hagas aquí. Borrar es borrar: no guardamos la versión anterior.
          </li>
          <li>Las preguntas que hayas saltado, indicadas como tales.</li>
          <li>Nada más: tu voz y tu imagen no se guardan. Si hablaste, se envía el texto que revisaste.</li>
        </ul>
      </Section>
      <p>Al enviarla, la entrevista se cierra y ya no se pueden cambiar las respuestas.</p>
      <div className="barra">
        {editing === null && <FailureNote failure={state.fallo} />}
        {unsaved && (
          <p role="alert" className="falta">
            Tienes una corrección abierta: guárdala o descártala antes de enviar la entrevista.
          </p>
        )}
        <div className="barra-botones">
          <MainButton
            busy={state.accion !== null}
            busyText={state.accion === 'finish' ? 'Enviando…' : 'Guardando…'}
            onPress={send}
          >
            Enviar entrevista
          </MainButton>
        </div>
      </div>
    </article>
  );
}

/** Whether somebody was at correcting an answer when the page was left, and that is not what it says by now. */
const leftOpen =
  (drafts: DraftStore) =>
  ({ turnoId, texto }: RespuestaSala) =>
    (drafts.findCorreccion(turnoId) ?? texto) !== texto;

interface OwnAnswerProps {
  respuesta: RespuestaSala;
  number: number;
  /** Its correction was closed a moment ago: the keyboard goes on from here. */
  focused: boolean;
  onEdit: (() => void) | undefined;
  onChange: (texto: string, destapados?: RespuestaSala['tapados']) => void;
}

function OwnAnswer({ respuesta, number, focused, onEdit, onChange }: OwnAnswerProps) {
  const { pregunta, omitida, corregida } = respuesta;
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) opener.current?.focus();
  }, [focused]);
  const verb = omitida ? 'Responder' : 'Corregir';
  return (
    <>
      <h3 className="repaso-pregunta">{pregunta}</h3>
      {omitida ? <p className="repaso-saltada">Pregunta saltada</p> : <OwnText respuesta={respuesta} />}
      <p className="repaso-pie">
        {corregida && <span className="etiqueta">Corregida</span>}
        <button
          ref={opener}
          type="button"
          className="boton enlace"
          aria-disabled={!onEdit}
          onClick={onEdit}
          aria-label={`${verb} la pregunta ${number}`}
        >
          {verb}
        </button>
        {onEdit && <Covered respuesta={respuesta} number={number} onChange={onChange} />}
      </p>
    </>
  );
}

/** One's own answer, with what those who select do not read set off. */
function OwnText({ respuesta: { texto, tapados } }: Pick<OwnAnswerProps, 'respuesta'>) {
  let at = 0;
  const pieces = tapados.map(({ inicio, fin }) => {
    const before = texto.slice(at, inicio);
    at = fin;
    return (
      <Fragment key={inicio}>
        {before}
        <mark className="tapado">
          {texto.slice(inicio, fin)}
          <span className="oculto"> (tapado)</span>
        </mark>
      </Fragment>
    );
  });
  return (
    <p className="repaso-texto">
      {pieces}
      {texto.slice(at)}
    </p>
  );
}

/** Only its author uncovers what is covered, or takes it out for good. */
function Covered({ respuesta, number, onChange }: Pick<OwnAnswerProps, 'respuesta' | 'number' | 'onChange'>) {
  const { texto, tapados, omitida } = respuesta;
  if (omitida || tapados.length === 0) return null;
  const without = tapados
    .toReversed()
    .reduce((left, { inicio, fin }) => left.slice(0, inicio) + left.slice(fin), texto);
  const rest = without
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([.,;:])/g, '$1')
    .trim();
  return (
    <>
      <button
        type="button"
        className="boton enlace"
        aria-label={`Destapar lo tapado en la pregunta ${number}`}
        onClick={() => onChange(texto, tapados)}
      >
        Destapar
      </button>
      {/[\p{L}\p{N}]/u.test(rest) && (
        <button
          type="button"
          className="boton enlace"
          aria-label={`Borrar lo tapado en la pregunta ${number}`}
          onClick={() => onChange(rest)}
        >
          Borrar lo tapado
        </button>
      )}
    </>
  );
}
