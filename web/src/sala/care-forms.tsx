import { type FormEvent, useState } from 'react';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { answerProblem } from './answer-rules.ts';
import { FailureNote, MainButton } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomFailure } from './room-api.ts';
import { TextArea } from './text-area.tsx';

interface Props {
  sala: Sala;
  room: Room;
}

const MOST = 900;

/** What the company is sent is what is written here, never the answer. */
export function AskPerson(props: Props) {
  return (
    <ToPerson
      {...props}
      label="¿Por dónde y a qué hora te viene bien? (opcional)"
      help="Se envía solo lo que escribas aquí, con tu nombre. No se envía tu respuesta."
      start=""
      mensaje={(text) => `Pide que le escriba una persona. ${text}`.trim()}
    />
  );
}

/** The question as it was written, which its author may still change. */
export function SendQuestion(props: Props) {
  return (
    <ToPerson
      {...props}
      label="Tu pregunta"
      help="Se envía solo esto, con tu nombre. No cuenta para la valoración."
      start={props.room.lastSent()?.texto.slice(0, MOST) ?? ''}
      mensaje={(text) => text}
      needed="Escribe tu pregunta."
    />
  );
}

interface ToPersonProps extends Props {
  label: string;
  help: string;
  start: string;
  mensaje: (text: string) => string;
  /** Said where nothing is written; without it nothing has to be. */
  needed?: string;
}

function ToPerson({ sala, room, label, help, start, mensaje, needed }: ToPersonProps) {
  const [text, setText] = useState(start);
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<RoomFailure | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (phase === 'sending') return;
    const missing = text.trim() ? undefined : needed;
    setProblem(missing);
    if (missing) return;
    setPhase('sending');
    const failed = await room.askForHelp({ motivo: 'otro', mensaje: mensaje(text.trim()) });
    setFailure(failed ?? null);
    setPhase(failed ? 'writing' : 'sent');
  }

  if (phase === 'sent') return <p role="status">Hemos avisado a la administración de {sala.empresa.nombre}.</p>;
  return (
    <form noValidate onSubmit={send}>
      <TextArea
        label={label}
        rows={2}
        value={text}
        onChange={(next) => setText(next.slice(0, MOST))}
        help={help}
        problem={problem}
      />
      <FailureNote failure={failure} />
      <MainButton busy={phase === 'sending'} busyText="Enviando…">
        Enviar
      </MainButton>
    </form>
  );
}

/** The answer that was just sent, in the place of which another one comes; the one before is kept nowhere. */
export function ChangeWritten({ room, onDone }: { room: Room; onDone: () => void }) {
  const sent = room.lastSent();
  const [text, setText] = useState(sent?.texto ?? '');
  const [problem, setProblem] = useState<string>();
  if (!sent) return null;

  async function save(event: FormEvent) {
    event.preventDefault();
    const found = answerProblem(text);
    setProblem(found);
    if (!found && sent && (await room.correct(sent.turnoId, text.trim()))) onDone();
  }

  return (
    <form noValidate onSubmit={save}>
      <TextArea
        label="Tu respuesta"
        rows={5}
        value={text}
        onChange={setText}
        help="No guardamos la versión anterior."
        problem={problem}
      />
      <FailureNote failure={room.getState().fallo} />
      <MainButton busy={room.getState().accion === 'correct'} busyText="Guardando…">
        Guardar
      </MainButton>
    </form>
  );
}
