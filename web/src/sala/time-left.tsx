import { useEffect, useRef, useState } from 'react';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';

/** Told to screen readers when so many minutes are left, and at no other time. */
const MILESTONES = [1, 5, 10];
const TICK_MS = 15_000;

/** How much of the planned time is left: in sight, never in the way, and the end of nothing. */
export function TimeLeft({ sala }: { sala: Sala }) {
  const minutes = useMinutesLeft(sala);
  const last = useRef(minutes);
  const [told, setTold] = useState('');
  useEffect(() => {
    const passed = MILESTONES.find((each) => minutes <= each && last.current > each);
    last.current = minutes;
    if (passed) setTold(`${capital(leftText(minutes))} del tiempo previsto. Puedes terminar con calma.`);
  }, [minutes]);
  return (
    <p className="tiempo">
      <span aria-hidden="true">{minutes > 0 ? capital(leftText(minutes)) : 'Termina con calma'}</span>
      <span className="oculto">
        {minutes > 0
          ? `${capital(leftText(minutes))} del tiempo previsto`
          : 'El tiempo previsto ha terminado; puedes acabar con calma'}
      </span>
      <span className="oculto" aria-live="polite">
        {told}
      </span>
    </p>
  );
}

/** What the server said, less the time that this page has been looked at since. */
function useMinutesLeft(sala: Sala): number {
  const [spent, setSpent] = useState({ of: sala, ms: 0 });
  const ms = spent.of === sala ? spent.ms : 0;
  useEffect(() => {
    const tick = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      setSpent((before) => ({ of: sala, ms: (before.of === sala ? before.ms : 0) + TICK_MS }));
    }, TICK_MS);
    return () => clearInterval(tick);
  }, [sala]);
  return Math.max(0, Math.ceil(sala.minutosRestantes - ms / 60_000));
}

export const leftText = (minutes: number) => (minutes === 1 ? 'queda 1 min' : `quedan unos ${minutes} min`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
