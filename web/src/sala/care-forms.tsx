import { type FormEvent, useState } from 'react';
import type { AtenderCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { answerProblem } from './answer-rules.ts';
import { Choice } from './choice.tsx';
import { FailureNote, MainButton } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomFailure } from './room-api.ts';
import { TextArea } from './text-area.tsx';

interface Props {
  sala: Sala;
  room: Room;
}

/** Most characters of a question to a person. */
const MOST = 1000;

type Preferencia = Extract<AtenderCuidado, { boton: 'hablar_persona' }>['preferencia'];
const VIAS: readonly (readonly [Preferencia['via'], string])[] = [
  ['correo', 'Por correo'],
  ['telefono', 'Por teléfono'],
  ['cualquiera', 'Como sea'],
];
const HORAS: readonly (readonly [Preferencia['hora'], string])[] = [
  ['manana', 'Por la mañana'],
  ['tarde', 'Por la tarde'],
  ['cualquiera', 'Cuando sea'],
];

/** Form for channel and time of a contact; nothing of the answer is sent with it. */
export function AskPerson({ sala, room, intervencionId }: Props & { intervencionId: string }) {
  const [via, setVia] = useState<Preferencia['via']>('cualquiera');
  const [hora, setHora] = useState<Preferencia['hora']>('cualquiera');
  const [phase, failure, send] = useSending(() =>
    room.askPerson({ boton: 'hablar_persona', intervencionId, preferencia: { via, hora } }),
  );
  if (phase === 'sent') return <Told sala={sala} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Choice legend="¿Por dónde te viene bien?" options={VIAS} value={via} onChange={setVia} />
      <Choice legend="¿Cuándo?" options={HORAS} value={hora} onChange={setHora} />
      <p className="ayuda">Se envía solo esto, con tu nombre. No se envía tu respuesta.</p>
      <FailureNote failure={failure} />
      <MainButton busy={phase === 'sending'} busyText="Enviando…">
        Enviar
      </MainButton>
    </form>
  );
}

/** The question as it was written, which its author may still change. */
export function SendQuestion({ sala, room }: Props) {
  const [texto, setTexto] = useState(() => room.lastSent()?.texto.slice(0, MOST) ?? '');
  const [preguntaId] = useState(room.newId);
  const [problem, setProblem] = useState<string>();
  const [phase, failure, send] = useSending(() => room.ask({ preguntaId, texto: texto.trim() }));
  if (phase === 'sent') return <Told sala={sala} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const missing = texto.trim() ? undefined : 'Escribe tu pregunta.';
        setProblem(missing);
        if (!missing) void send();
      }}
    >
      <TextArea
        label="Tu pregunta"
        rows={2}
        value={texto}
        onChange={(next) => setTexto(next.slice(0, MOST))}
        help="Se envía solo esto, con tu nombre. No cuenta para la valoración."
        problem={problem}
      />
      <FailureNote failure={failure} />
      <MainButton busy={phase === 'sending'} busyText="Enviando…">
        Enviar
      </MainButton>
    </form>
  );
}

const Told = ({ sala: { atencion } }: Pick<Props, 'sala'>) => (
  <p role="status">
    Hemos avisado a {atencion.contacto}. Te contestará {atencion.plazo}.
  </p>
);

type Phase = 'writing' | 'sending' | 'sent';

function useSending(request: () => Promise<RoomFailure | undefined>): [Phase, RoomFailure | null, () => Promise<void>] {
  const [phase, setPhase] = useState<Phase>('writing');
  const [failure, setFailure] = useState<RoomFailure | null>(null);
  async function send() {
    if (phase === 'sending') return;
    setPhase('sending');
    const failed = await request();
    setFailure(failed ?? null);
    setPhase(failed ? 'writing' : 'sent');
  }
  return [phase, failure, send];
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
