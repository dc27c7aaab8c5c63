import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { TokenVoz } from '#shared/entrevistas/sala/voz.ts';
import { PauseIcon } from '../icons.tsx';
import { connectRecorder } from './browser-recorder.ts';
import { MicIcon, StopIcon } from './icons.tsx';
import { LevelMeter } from './level-meter.tsx';
import { PROBLEM_WORDS } from './problem-words.ts';
import type { Recorder } from './recorder.ts';
import { type Grabacion, isDictating, type MotorVoz, spoken } from './recording-machine.ts';
import './voz.css';

interface Props {
  read: () => string;
  write: (texto: string) => void;
  askToken: () => Promise<TokenVoz>;
  /** The answer is on its way: nothing can be said any more. */
  disabled: boolean;
  /** Whether the answer's text comes from the voice now. */
  onDictating: (dictating: boolean) => void;
}

/** Speaking one answer. What is heard becomes the answer's text, which is all that is ever sent. */
export default function VoicePanel({ read, write, askToken, disabled, onDictating }: Props) {
  const [recorder] = useState(() => connectRecorder({ read, write, askToken }));
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState);
  const dictating = isDictating(state);

  useEffect(() => () => recorder.close(), [recorder]);
  useEffect(() => {
    onDictating(dictating);
    return () => onDictating(false);
  }, [dictating, onDictating]);

  return (
    <section className="voz" aria-label="Responder hablando">
      {state.problema && (
        <p role="alert" className="nota nota-error">
          {PROBLEM_WORDS[state.problema]}
        </p>
      )}
      {!disabled && <Controls recorder={recorder} state={state} />}
      <p className="voz-privacidad">{privacyText(state)}</p>
    </section>
  );
}

const WHO: Record<MotorVoz, string> = {
  proveedor: 'Lo transcribe Deepgram y el sonido no se guarda.',
  navegador: 'Lo transcribe el fabricante de tu navegador y aquí no se guarda el sonido.',
};

function privacyText({ motor }: Grabacion): string {
  return motor ? WHO[motor] : 'El sonido no se guarda: solo se envía el texto, cuando tú lo hayas revisado.';
}

function Controls({ recorder, state }: { recorder: Recorder; state: Grabacion }) {
  switch (state.estado) {
    case 'lista':
      return (
        <Row status="">
          <Action onPress={recorder.start} icon={<MicIcon />}>
            {state.problema ? 'Volver a intentarlo' : 'Empezar a hablar'}
          </Action>
        </Row>
      );
    case 'preparando':
      return (
        <Row status="Preparando el micrófono…">
          <Action onPress={recorder.cancel}>Cancelar</Action>
        </Row>
      );
    case 'avisando':
      return <BrowserNotice recorder={recorder} />;
    case 'grabando':
      return (
        <>
          <Row status={state.reconectando ? 'Reconectando: sigue hablando' : 'Grabando'} recording>
            <Clock state={state} />
            <Action onPress={recorder.pause} icon={<PauseIcon />}>
              Pausar voz
            </Action>
            <Action onPress={recorder.stop} icon={<StopIcon />}>
              Terminar
            </Action>
          </Row>
          {state.motor === 'proveedor' && <LevelMeter level={recorder.level} />}
        </>
      );
    case 'en_pausa':
      return (
        <Row status="Grabación en pausa">
          <Clock state={state} />
          <Action onPress={recorder.resume} icon={<MicIcon />}>
            Seguir hablando
          </Action>
          <Action onPress={recorder.stop} icon={<StopIcon />}>
            Terminar
          </Action>
        </Row>
      );
    case 'terminando':
      return <Row status="Terminando de transcribir…" />;
    case 'terminada':
      return (
        <Row status="Revisa el texto y corrige lo que haga falta antes de enviarlo.">
          <Action onPress={recorder.start} icon={<MicIcon />}>
            Seguir hablando
          </Action>
          <StartAgain onConfirm={recorder.again} />
        </Row>
      );
  }
}

/** Whoever hears a person is named before they are heard. */
function BrowserNotice({ recorder }: { recorder: Recorder }) {
  return (
    <div className="nota voz-aviso" role="status">
      <p>
        Ahora mismo no tenemos transcripción propia, pero tu navegador puede hacerla. En ese caso, el fabricante del
        navegador recibe el sonido para convertirlo en texto.
      </p>
      <div className="voz-fila">
        <Action onPress={recorder.acceptBrowser} icon={<MicIcon />}>
          Usar la de mi navegador
        </Action>
        <button type="button" className="boton enlace" onClick={recorder.decline}>
          Prefiero escribir
        </button>
      </div>
    </div>
  );
}

function StartAgain({ onConfirm }: { onConfirm: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" className="boton enlace" onClick={() => setAsking(true)}>
        Empezar de nuevo
      </button>
    );
  }
  return (
    <fieldset className="confirmar">
      <legend>¿Borrar lo que has dicho y volver a empezar?</legend>
      <Action onPress={onConfirm}>Sí, borrar</Action>
      <button type="button" className="boton enlace" onClick={() => setAsking(false)}>
        No, dejarlo
      </button>
    </fieldset>
  );
}

function Row({ status, recording, children }: { status: string; recording?: boolean; children?: ReactNode }) {
  return (
    <div className="voz-fila">
      <p role="status" className={recording ? 'voz-estado voz-grabando' : 'voz-estado'}>
        {status}
      </p>
      {children}
    </div>
  );
}

function Action({ onPress, icon, children }: { onPress: () => void; icon?: ReactNode; children: ReactNode }) {
  return (
    <button type="button" className="boton secundario" onClick={() => void onPress()}>
      {icon} {children}
    </button>
  );
}

const TICK_MS = 500;

/** Minutes and seconds spoken; quiet for screen readers. */
function Clock({ state }: { state: Grabacion }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor(spoken(state, now) / 1000);
  return (
    <span className="voz-reloj" role="timer" aria-live="off" aria-label="Tiempo hablado">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
