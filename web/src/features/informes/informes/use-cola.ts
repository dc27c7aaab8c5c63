import { useState } from 'react';
import type { Informe } from '#shared/informes/informes/informe.ts';
import { useSession } from '../../../lib/session.ts';
import { useApi } from '../../../lib/use-api.ts';
import { keepSaltados, lugarEnCola, readSaltados } from './cola.ts';

/** Of the queue, as many as one page gives: whoever has gone through these has come to others meanwhile. */
const LIMIT = 100;

function useReviews() {
  const { can, hasEmpresa } = useSession();
  return hasEmpresa && can('manage_interviews');
}

/** The report that has waited longest for somebody to validate it; for those who may. */
export function useOldest() {
  const reviews = useReviews();
  const { data, error } = useApi(reviews ? 'listInformes' : null, {
    query: { estado: 'analizada', orden: 'fecha', limit: 1 },
  });
  return { reviews, oldest: data?.data[0], isKnown: data !== undefined, failed: Boolean(error && !data) };
}

function useEsperan() {
  return useApi(useReviews() ? 'listInformes' : null, { query: { estado: 'analizada', orden: 'fecha', limit: LIMIT } });
}

/** Read beside a report: what leads through the queue stands above it. Also true when the queue cannot be read. */
export const useColaIsKnown = () => {
  const { data, error } = useEsperan();
  return !useReviews() || data !== undefined || error !== undefined;
};

/** Where a report stands in the queue, and what was skipped on this visit; nothing while it is not known. */
export function useCola(informe: Pick<Informe, 'entrevistaId' | 'fecha'>) {
  const { user } = useSession();
  const { data } = useEsperan();
  const [saltados, setSaltados] = useState(() => readSaltados(sessionStorage, user.id));
  if (!data) return undefined;

  function skip() {
    const next = new Set(saltados).add(informe.entrevistaId);
    keepSaltados(sessionStorage, user.id, next);
    setSaltados(next);
  }
  const lugar = lugarEnCola(data.data, informe, saltados);
  return { ...lugar, saltado: saltados.has(informe.entrevistaId), skip, otros: data.data.length > 1 };
}
