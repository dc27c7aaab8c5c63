import { useEffect, useRef, useState } from 'react';
import type { PersonaId, Simulacion } from '#shared/entrevistas/servicios-hr/simulacion.ts';
import { api } from '../../../lib/api.ts';

/** One simulation at a time; the last one that was asked for counts. */
export function useSimulacion(codigo: string) {
  const [simulacion, setSimulacion] = useState<Simulacion>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current++;
    },
    [],
  );

  async function simulate(persona: PersonaId, semilla: number) {
    const mine = ++run.current;
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await api.call('simulateServicioHr', { params: { codigo }, body: { persona, semilla } });
      if (mine === run.current) setSimulacion(answer);
    } catch (error) {
      if (mine === run.current) setFailure(error);
    } finally {
      if (mine === run.current) setBusy(false);
    }
  }

  return { simulacion, busy, failure, simulate };
}
