import { useEffect, useState } from 'react';

const SECOND = 1000;

/** The time, second by second until `until`; without it the time of the last render. */
export function useNow(until: number | undefined): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!until) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (Date.now() >= until) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return Date.now();
}
