import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { AnswerMode, canSpeak, type Modo } from './answer-mode.tsx';
import { answerProblem } from './answer-rules.ts';
import { AnswerText } from './answer-text.tsx';
import { LazyPart } from './lazy-part.tsx';
import { FailureNote, MainButton } from './parts.tsx';
import { ReadAloud } from './read-aloud.tsx';
import type { Room } from './room.ts';
import { isWaiting, type RoomState } from './sala-machine.ts';
import { SaveStatus } from './save-status.tsx';
import { SkipQuestion } from './skip-question.tsx';

const loadVoice = () => import('./voz/voice-panel.tsx');

/** What the person chose last, for the questions that follow. */
let lastModo: Modo = 'escribir';

interface Props {
  turnoId: string;
  pregunta: string;
  room: Room;
  state: RoomState;
}

export function AnswerForm({ turnoId, pregunta, room, state }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [modo, setModo] = useState(lastModo);
  const [dictating, setDictating] = useState(false);
  // Read on each render: the text may be from before a reload or from another window, and on its way from there.
  const draft = room.drafts.find(turnoId);
  const texto = draft?.omitida ? '' : (draft?.texto ?? '');
  const onItsWay = draft?.estado === 'por_enviar' || state.envio === 'enviando';

  function choose(next: Modo) {
    lastModo = next;
    setModo(next);
  }

  function change(next: string) {
    setProblem(undefined);
    void room.writeDraft(next);
  }

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (onItsWay || state.accion) return;
    const found = dictating ? 'Termina de hablar y revisa el texto antes de enviarlo.' : answerProblem(texto);
    setProblem(found);
    if (found) field.current?.focus();
    else void room.submit(texto);
  }

  function sendOnKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  }

  return (
    <form noValidate onSubmit={send} onKeyDown={sendOnKeys}>
      <div className="respuesta-modo">
        {canSpeak() && <AnswerMode value={modo} disabled={onItsWay} onChange={choose} />}
        <ReadAloud texto={pregunta} quiet={dictating} />
      </div>
      {modo === 'hablar' && (
        <LazyPart
          load={loadVoice}
          props={{
            read: () => room.drafts.find(turnoId)?.texto ?? '',
            write: change,
            askToken: room.askTokenVoz,
            disabled: onItsWay,
            onDictating: setDictating,
          }}
          loading="Preparando el micrófono…"
          failed="Sin conexión no podemos preparar el micrófono. Escribe tu respuesta: se guarda en este dispositivo."
        />
      )}
      <AnswerText
        ref={field}
        value={texto}
        readOnly={onItsWay}
        dictating={dictating}
        invalid={problem !== undefined}
        onChange={change}
      />
      <div className="barra">
        <FailureNote failure={state.fallo} />
        <p id="respuesta-problema" className="falta" role="alert">
          {problem}
        </p>
        <SaveStatus
          envio={onItsWay && state.envio === 'nada' ? 'enviando' : state.envio}
          durable={room.drafts.durable()}
        />
        <div className="barra-botones">
          <MainButton busy={onItsWay} busyText={isWaiting(state.envio) ? 'Por enviar' : 'Enviando…'}>
            Enviar respuesta
          </MainButton>
          <SkipQuestion disabled={onItsWay} hasText={texto.trim() !== ''} onSkip={room.skip} />
        </div>
      </div>
    </form>
  );
}
