import { useEffect, useRef, useState } from 'react';
import { messageOf } from './api-error.ts';
import { saveAddress } from './save-file.ts';

/** How a file that a job makes stands. */
export interface Descarga {
  estado: 'preparando' | 'listo' | 'fallido';
  /** Of one that is `listo`. */
  url?: string | undefined;
  nombre?: string | undefined;
  /** Where it is made of several parts. */
  avance?: { hechos: number; total: number } | undefined;
}

export type DescargaState =
  | { fase: 'parada' | 'lista' }
  | { fase: 'preparando'; avance?: Descarga['avance'] }
  | { fase: 'error'; texto: string };

/** Quick ones are there at the second question; long ones need not be asked about that often. */
const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 3000;
const GIVE_UP_MS = 10 * 60_000;
const FALLIDO = 'No se pudo preparar el archivo. Vuelve a intentarlo.';
const TARDA = 'Está tardando más de lo normal. Vuelve a intentarlo dentro de unos minutos.';
const SIN_ARCHIVO = 'No se pudo descargar el archivo. Vuelve a intentarlo.';

/** Asks until the file is there and hands it to the browser; leaving the page stops asking. */
export function useDescarga() {
  const [state, setState] = useState<DescargaState>({ fase: 'parada' });
  const current = useRef<object>(undefined);
  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );

  /** `ask` gets the number of the question, from 0. */
  async function start(ask: (question: number) => Promise<Descarga>): Promise<void> {
    const run = {};
    current.current = run;
    const tell = (next: DescargaState) => current.current === run && setState(next);
    tell({ fase: 'preparando' });
    const until = Date.now() + GIVE_UP_MS;
    try {
      for (let question = 0; current.current === run; question++) {
        const { estado, url, nombre = 'archivo', avance } = await ask(question);
        if (estado === 'listo' && url) {
          const saved = current.current === run && (await saveAddress(url, nombre));
          return void tell(saved ? { fase: 'lista' } : { fase: 'error', texto: SIN_ARCHIVO });
        }
        if (estado === 'fallido' || Date.now() > until) {
          return void tell({ fase: 'error', texto: estado === 'fallido' ? FALLIDO : TARDA });
        }
        tell({ fase: 'preparando', avance });
        await new Promise((resolve) => setTimeout(resolve, Math.min(FIRST_WAIT_MS * 1.4 ** question, LONGEST_WAIT_MS)));
      }
    } catch (error) {
      tell({ fase: 'error', texto: messageOf(error) });
    }
  }

  return { state, start };
}
