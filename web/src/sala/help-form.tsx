import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { MotivoAyuda } from '#shared/entrevistas/sala/ayuda.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { Choice } from './choice.tsx';
import { Contact } from './contact.tsx';
import { FailureNote, MainButton } from './parts.tsx';
import type { Room } from './room.ts';
import type { RoomFailure } from './room-api.ts';
import { TextArea } from './text-area.tsx';

/** Spelled again so that the room carries no schema; the types refuse another motive. */
const MOTIVOS: readonly (readonly [MotivoAyuda, string])[] = [
  ['tecnico', 'Algo no funciona'],
  ['pregunta', 'No entiendo una pregunta'],
  ['adaptacion', 'Necesito una adaptación'],
  ['otro', 'Otra cosa'],
];
type AyudaMax = typeof import('#shared/entrevistas/sala/ayuda.ts').AYUDA_MAX;
const AYUDA_MAX: AyudaMax = 1000;

type Phase = 'writing' | 'sending' | 'sent';

/** 'Tengo un problema': told to the company at once, with what happens next. */
export function HelpForm({ sala, room }: { sala: Sala; room: Room }) {
  const [motivo, setMotivo] = useState<MotivoAyuda | null>(null);
  const [mensaje, setMensaje] = useState('');
  const [asked, setAsked] = useState(false);
  const [phase, setPhase] = useState<Phase>('writing');
  const [failure, setFailure] = useState<RoomFailure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { length } = mensaje.trim();
  const problems = {
    motivo: motivo === null ? 'Elige con qué necesitas ayuda.' : undefined,
    mensaje:
      length === 0
        ? 'Cuenta en una frase qué ocurre.'
        : length > AYUDA_MAX
          ? `Escribe como máximo ${AYUDA_MAX} caracteres.`
          : undefined,
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (phase === 'sending') return;
    setAsked(true);
    if (motivo === null) return form.current?.querySelector('input')?.focus();
    if (problems.mensaje) return form.current?.querySelector('textarea')?.focus();
    setPhase('sending');
    const failed = await room.askForHelp({ motivo, mensaje: mensaje.trim() });
    setFailure(failed ?? null);
    setPhase(failed ? 'writing' : 'sent');
    if (!failed) {
      setMensaje('');
      setAsked(false);
    }
  }

  if (phase === 'sent') return <Confirmed sala={sala} onAgain={() => setPhase('writing')} />;
  return (
    <form ref={form} noValidate onSubmit={send}>
      <Choice
        legend="¿Con qué necesitas ayuda?"
        options={MOTIVOS}
        value={motivo}
        onChange={setMotivo}
        problem={asked ? problems.motivo : undefined}
      />
      <TextArea
        label="¿Qué ocurre?"
        rows={3}
        value={mensaje}
        onChange={setMensaje}
        help={`Lo lee el equipo de ${sala.empresa.nombre}, con tu nombre y la hora. No forma parte de tus respuestas.`}
        problem={asked ? problems.mensaje : undefined}
      />
      <FailureNote failure={failure} />
      <div>
        <MainButton busy={phase === 'sending'} busyText="Enviando…">
          Pedir ayuda
        </MainButton>
      </div>
    </form>
  );
}

function Confirmed({ sala, onAgain }: { sala: Sala; onAgain: () => void }) {
  const { empresa, estado } = sala;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="nota confirmado">
      <p>
        <strong>Hemos avisado a {empresa.nombre}.</strong> Su equipo ha recibido tu mensaje y te responderá por correo o
        por teléfono.
      </p>
      {estado === 'en_curso' && <p>Mientras tanto puedes seguir, saltar la pregunta o pausar: no pierdes nada.</p>}
      {(empresa.email || empresa.telefono) && (
        <p>
          Si es urgente, escribe a <Contact empresa={empresa} asunto="Ayuda con mi entrevista" />.
        </p>
      )}
      <button type="button" className="boton enlace" onClick={onAgain}>
        Escribir otro mensaje
      </button>
    </div>
  );
}
