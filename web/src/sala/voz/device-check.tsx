import { type ReactNode, useEffect, useRef, useState } from 'react';
import { canSpeak } from '../answer-mode.tsx';
import { CheckIcon } from '../icons.tsx';
import { Heading } from '../parts.tsx';
import { checkConnection, checkStorage, playTone, type Resultado } from './device-checks.ts';
import { HEARD, LevelMeter } from './level-meter.tsx';
import { MicrophoneFailure, openMicrophone } from './microphone.ts';
import { PROBLEM_WORDS } from './problem-words.ts';
import type { Microphone } from './recorder.ts';
import './voz.css';

/**
 * Tries what an interview needs, before it begins: line and storage by themselves, microphone and sound when asked.
 * Nothing is uploaded, nothing is kept, and all of it can be left out.
 */
export default function DeviceCheck({ onDone }: { onDone: () => void }) {
  return (
    <article>
      <Heading>Comprueba tu dispositivo</Heading>
      <p className="entrada">
        Solo si quieres: son unos segundos. Nada de lo que suene aquí se graba ni se envía. El micrófono solo hace falta
        para responder hablando; siempre puedes escribir.
      </p>
      <ul className="comprobaciones">
        <OwnCheck title="Conexión" check={checkConnection} />
        <OwnCheck title="Guardado" check={checkStorage} />
        {canSpeak() && <MicrophoneCheck />}
        <SoundCheck />
      </ul>
      <div className="voz-fila">
        <button type="button" className="boton principal" onClick={onDone}>
          Listo
        </button>
        <button type="button" className="boton enlace" onClick={onDone}>
          Escribiré mis respuestas
        </button>
      </div>
    </article>
  );
}

const TONES: Record<string, string> = { true: 'resultado-bien', false: 'resultado-mal', undefined: 'ayuda' };

function Check({ title, result, children }: { title: string; result: Resultado | undefined; children?: ReactNode }) {
  return (
    <li className="comprobacion">
      <h2>{title}</h2>
      <p role="status" className={`resultado ${TONES[String(result?.bien)]}`}>
        {result?.bien && <CheckIcon />}
        {result && <span>{result.texto}</span>}
      </p>
      {children}
    </li>
  );
}

/** One that needs nobody. */
function OwnCheck({ title, check }: { title: string; check: () => Promise<Resultado> }) {
  const [result, setResult] = useState<Resultado | undefined>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a check more
  useEffect(() => {
    let wanted = true;
    setResult(undefined);
    void check().then((found) => wanted && setResult(found));
    return () => {
      wanted = false;
    };
  }, [check, round]);

  return (
    <Check title={title} result={result ?? { texto: 'Comprobando…' }}>
      {result?.bien === false && <Again onPress={() => setRound(round + 1)}>Comprobar otra vez</Again>}
    </Check>
  );
}

const LISTEN_MS = 8_000;
const LOOK_MS = 100;

function MicrophoneCheck() {
  const [result, setResult] = useState<Resultado | undefined>();
  const [microphone, setMicrophone] = useState<Microphone | undefined>();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  useEffect(() => {
    if (!microphone) return;
    let heard = false;
    const look = setInterval(() => {
      if (heard || microphone.level() <= HEARD) return;
      heard = true;
      setResult({ bien: true, texto: 'Te oímos bien.' });
    }, LOOK_MS);
    const enough = setTimeout(() => {
      if (!heard) setResult({ bien: false, texto: 'No te oímos. Comprueba que el micrófono no esté silenciado.' });
      setMicrophone(undefined);
    }, LISTEN_MS);
    return () => {
      clearInterval(look);
      clearTimeout(enough);
      microphone.close();
    };
  }, [microphone]);

  async function listen() {
    setResult(undefined);
    try {
      const opened = await openMicrophone(() => fail('desconectado'));
      if (left.current) opened.close();
      else setMicrophone(opened);
    } catch (error) {
      fail(error instanceof MicrophoneFailure ? error.problema : 'sin_microfono');
    }
  }

  function fail(problema: keyof typeof PROBLEM_WORDS) {
    setMicrophone(undefined);
    setResult({
      bien: false,
      texto: problema === 'desconectado' ? 'El micrófono se ha desconectado.' : PROBLEM_WORDS[problema],
    });
  }

  return (
    <Check title="Micrófono" result={result ?? (microphone && { texto: 'Di algo, por ejemplo tu nombre.' })}>
      {microphone ? (
        <LevelMeter level={microphone.level} />
      ) : (
        <Again onPress={listen}>{result ? 'Probar otra vez' : 'Probar el micrófono'}</Again>
      )}
    </Check>
  );
}

function SoundCheck() {
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<Resultado | undefined>();

  async function play() {
    setResult(undefined);
    await playTone();
    setAsking(true);
  }

  function say(bien: boolean) {
    setAsking(false);
    setResult(
      bien
        ? { bien, texto: 'El sonido funciona.' }
        : { bien, texto: 'Sube el volumen o conecta unos auriculares. Solo hace falta para escuchar las preguntas.' },
    );
  }

  return (
    <Check title="Sonido" result={result ?? (asking ? { texto: '¿Has oído un tono?' } : undefined)}>
      {asking ? (
        <div className="voz-fila">
          <Again onPress={() => say(true)}>Sí, lo he oído</Again>
          <Again onPress={() => say(false)}>No</Again>
        </div>
      ) : (
        <Again onPress={play}>{result ? 'Probar otra vez' : 'Probar el sonido'}</Again>
      )}
    </Check>
  );
}

function Again({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="boton secundario" onClick={() => void onPress()}>
      {children}
    </button>
  );
}
