import { useEffect, useRef, useState } from 'react';

/** Below this it is the noise of a room. */
export const HEARD = 0.04;
const SILENCE_MS = 4_000;
const LOOK_MS = 100;

/** Shows that the microphone hears something, and says so when it does not. Moves only for those who like movement. */
export function LevelMeter({ level }: { level: () => number | undefined }) {
  const bar = useRef<HTMLSpanElement>(null);
  const [silent, setSilent] = useState(false);

  useEffect(() => {
    let lastHeard = Date.now();
    const timer = setInterval(() => {
      const now = level() ?? 1;
      if (now > HEARD) lastHeard = Date.now();
      setSilent(Date.now() - lastHeard > SILENCE_MS);
      bar.current?.style.setProperty('--nivel', now.toFixed(2));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [level]);

  return (
    <>
      <span className="nivel" aria-hidden="true">
        <span ref={bar} className="nivel-barra" />
      </span>
      <span role="status" className="nivel-aviso">
        {silent && 'No te oímos: habla más cerca o comprueba el micrófono.'}
      </span>
    </>
  );
}
