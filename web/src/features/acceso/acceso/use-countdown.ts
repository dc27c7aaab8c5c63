import { useEffect, useState } from 'react';

/** Whole seconds until then (epoch milliseconds), counted down; 0 when it has come or there is none. */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  const counting = until !== undefined && left > 0;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  // A new end begins at once, not with the next tick of the old one.
  const [seen, setSeen] = useState(until);
  if (seen !== until) {
    setSeen(until);
    setNow(Date.now());
  }
  return left;
}

/** `754` → `12:34`. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
