import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { Choice } from './choice.tsx';
import { FailureNote, Section } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomState } from './sala-machine.ts';
import { TextArea } from './text-area.tsx';

const SCALE = [1, 2, 3, 4, 5].map((value) => [value, String(value)] as const);
type Answers = Record<'satisfaccion' | 'equidad' | 'claridad', number | null>;

const QUESTIONS: readonly [keyof Answers, string, readonly [string, string]][] = [
  ['satisfaccion', '¿Cómo ha sido la experiencia?', ['Muy mala', 'Muy buena']],
  ['equidad', '¿Te ha parecido justa?', ['Nada justa', 'Muy justa']],
  ['claridad', '¿Se entendían las preguntas?', ['Nada', 'Del todo']],
];

/** What the candidate thinks of it, once and only if they want. */
export function Survey({ sala, room, state }: { sala: Sala; room: Room; state: RoomState }) {
  const [sent, setSent] = useState(false);
  if (sala.encuestada) return sent ? <Thanks /> : null;
  return (
    <SurveyForm
      empresa={sala.empresa.nombre}
      busy={state.accion === 'survey'}
      failure={state.fallo}
      onSend={async (body) => setSent(await room.sendEncuesta(body))}
    />
  );
}

function Thanks() {
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <p ref={thanks} tabIndex={-1} className="nota no-imprimir">
      Gracias por tu opinión: ayuda a que las entrevistas sean mejores.
    </p>
  );
}

interface FormProps {
  empresa: string;
  busy: boolean;
  failure: RoomState['fallo'];
  onSend: (body: { satisfaccion: number; equidad: number | null; claridad: number | null; comentario: string }) => void;
}

function SurveyForm({ empresa, busy, failure, onSend }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({ satisfaccion: null, equidad: null, claridad: null });
  const [comentario, setComentario] = useState('');
  const [asked, setAsked] = useState(false);
  const tooLong = comentario.trim().length > COMENTARIO_MAX;
  const missing = asked && answers.satisfaccion === null;

  function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { satisfaccion, ...rest } = answers;
    setAsked(true);
    if (satisfaccion === null) form.current?.querySelector('input')?.focus();
    else if (!tooLong) onSend({ satisfaccion, ...rest, comentario: comentario.trim() });
  }

  return (
    <div className="no-imprimir">
      <Section title="¿Nos cuentas qué te ha parecido?">
        <p>
          Es opcional y no forma parte de tu candidatura: quien valora tu entrevista en {empresa} no lo ve junto a tu
          informe.
        </p>
        <form ref={form} noValidate onSubmit={send} className="encuesta">
          {QUESTIONS.map(([name, legend, ends]) => (
            <Choice
              key={name}
              legend={name === 'satisfaccion' ? legend : `${legend} (opcional)`}
              options={SCALE}
              ends={ends}
              value={answers[name]}
              onChange={(value) => setAnswers((before) => ({ ...before, [name]: value }))}
              problem={missing && name === 'satisfaccion' ? 'Elige de 1 a 5.' : undefined}
            />
          ))}
          <TextArea
            label="¿Quieres añadir algo?"
            optional
            rows={3}
            value={comentario}
            onChange={setComentario}
            problem={tooLong ? `Escribe como máximo ${COMENTARIO_MAX} caracteres.` : undefined}
          />
          <FailureNote failure={failure} />
          <button type="submit" className="boton secundario" aria-disabled={busy}>
            {busy ? 'Enviando…' : 'Enviar opinión'}
          </button>
        </form>
      </Section>
    </div>
  );
}

/** The contract's limit, carried as a type: its module would bring the schemas along. */
type ComentarioMax = typeof import('#shared/entrevistas/sala/encuesta.ts').COMENTARIO_MAX;
const COMENTARIO_MAX: ComentarioMax = 1000;
