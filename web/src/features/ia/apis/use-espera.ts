import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';

export interface Espera {
  /** Seconds until another try may be made; 0 when it may. */
  seconds: number;
  /** Hears of a failure: one that says how long to wait starts the countdown. */
  hear: (error: unknown) => void;
}

/** Five tries a minute are one person's, whatever they try: one countdown for the whole screen. */
export function useEspera(): Espera {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const hear = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 429) return;
    setNow(Date.now());
    setUntil(Date.now() + (error.retryAfter ?? 60) * 1000);
  };
  return { seconds, hear };
}
