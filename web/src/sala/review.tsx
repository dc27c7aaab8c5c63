import { useEffect, useRef, useState } from 'react';
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
}

function OwnAnswer({ respuesta, number, focused, onEdit }: OwnAnswerProps) {
  const { pregunta, texto, omitida, corregida } = respuesta;
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) opener.current?.focus();
  }, [focused]);
  const verb = omitida ? 'Responder' : 'Corregir';
  return (
    <>
      <h3 className="repaso-pregunta">{pregunta}</h3>
      {omitida ? <p className="repaso-saltada">Pregunta saltada</p> : <p className="repaso-texto">{texto}</p>}
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
      </p>
    </>
  );
}
