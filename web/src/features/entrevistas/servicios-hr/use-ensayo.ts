import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ensayo } from '#shared/entrevistas/servicios-hr/ensayo.ts';
import { api } from '../../../lib/api.ts';

interface Paso {
  pregunta: string;
  /** Empty when skipped. */
  respuesta: string;
  segundos: number;
}

/** The rehearsal as this page holds it: every call brings all answers, and one that fails loses none. */
export function useEnsayo(codigo: string) {
  const [ensayo, setEnsayo] = useState<Ensayo>();
  const [pasos, setPasos] = useState<readonly Paso[]>([]);
  const [texto, setTexto] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const askedAt = useRef(0);
  /** What was begun before the last restart, or on a page that was left, is answered to nobody. */
  const run = useRef(0);

  const ask = useCallback(
    async (next: readonly Paso[], version: number | undefined) => {
      const mine = run.current;
      setBusy(true);
      setFailure(undefined);
      try {
        const respuestas = next.map(({ respuesta, segundos }) => ({ texto: respuesta, segundos }));
        const answer = await api.call('rehearseServicioHr', {
          params: { codigo },
          body: { respuestas, ...(version !== undefined && { version }) },
        });
        if (mine !== run.current) return;
        setEnsayo(answer);
        setPasos(next);
        setTexto('');
        askedAt.current = Date.now();
      } catch (error) {
        if (mine === run.current) setFailure(error);
      } finally {
        if (mine === run.current) setBusy(false);
      }
    },
    [codigo],
  );

  const restart = useCallback(() => {
    run.current++;
    setEnsayo(undefined);
    setPasos([]);
    setTexto('');
    void ask([], undefined);
  }, [ask]);

  useEffect(() => {
    restart();
    return () => {
      run.current++;
    };
  }, [restart]);

  async function send(respuesta: string) {
    if (!ensayo?.turno || busy) return;
    const segundos = Math.min(86_400, Math.round((Date.now() - askedAt.current) / 1000));
    await ask([...pasos, { pregunta: ensayo.turno.pregunta, respuesta, segundos }], ensayo.version);
  }

  return { ensayo, pasos, texto, setTexto, send, restart, busy, failure };
}
