import { draftDatabase } from '../draft-database.ts';

/** What a check found, in words. `bien`: false when something will not work as it should, absent while it goes on. */
export interface Resultado {
  bien?: boolean;
  texto: string;
}

const TRIES = 3;
const SLOW_MS = 1_500;
const LIMIT_MS = 5_000;

/** How long the server takes to answer, by the smallest thing that it has. Nothing is sent along. */
export async function checkConnection(now: () => number = () => performance.now()): Promise<Resultado> {
  const times: number[] = [];
  for (let tries = 0; tries < TRIES; tries += 1) {
    const start = now();
    const answered = await fetch('/favicon.svg', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) times.push(now() - start);
  }
  if (times.length === 0)
    return {
      bien: false,
      texto: 'No hay conexión ahora mismo. Tus respuestas se guardan en este dispositivo y se envían cuando vuelva.',
    };
  if (times.length < TRIES || Math.min(...times) > SLOW_MS)
    return { bien: false, texto: 'La conexión es lenta o se corta. Puedes responder igual: no perderás nada.' };
  return { bien: true, texto: 'La conexión funciona bien.' };
}

/** Whether this browser keeps what is written until it has been sent. */
export async function checkStorage(): Promise<Resultado> {
  const database = draftDatabase('idonea.prueba');
  const prueba = { turnoId: 'prueba', secuencia: 0, respuestaId: 'prueba', texto: 'á', omitida: false } as const;
  try {
    await database.change(prueba.turnoId, () => ({ ...prueba, estado: 'borrador' }));
    const [kept] = await database.list();
    await database.clear();
    if (kept?.texto === prueba.texto)
      return { bien: true, texto: 'Lo que escribas se guarda en este dispositivo hasta que se envíe.' };
  } catch {
    // Private windows and strict settings refuse: said below.
  }
  return {
    bien: false,
    texto: 'Este navegador no guarda lo que escribes. No cierres la página sin haber enviado tu respuesta.',
  };
}

const TONE_MS = 700;

/** A short tone, soft at both ends. */
export async function playTone(): Promise<void> {
  const context = new AudioContext();
  const volume = context.createGain();
  const tone = context.createOscillator();
  const end = context.currentTime + TONE_MS / 1000;
  volume.gain.setValueAtTime(0, context.currentTime);
  volume.gain.linearRampToValueAtTime(0.2, context.currentTime + 0.05);
  volume.gain.linearRampToValueAtTime(0, end);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(end);
  await new Promise((resolve) => setTimeout(resolve, TONE_MS));
  await context.close();
}
