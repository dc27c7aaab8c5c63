/** A spoken answer as data: every change goes through `reduce`. */

/**
 * `avisando`: only the browser can transcribe, and the person has to be told who hears them first. `terminada`: the text
 * can be reviewed, and there may be more to say.
 */
export type EstadoVoz = 'lista' | 'preparando' | 'avisando' | 'grabando' | 'en_pausa' | 'terminando' | 'terminada';

/** Who turns speech into text: the company's provider, or the maker of the browser. */
export type MotorVoz = 'proveedor' | 'navegador';

export type ProblemaVoz =
  | 'permiso'
  | 'sin_microfono'
  | 'ocupado'
  | 'desconectado'
  | 'no_disponible'
  | 'sin_conexion'
  | 'demasiadas'
  | 'corte'
  | 'lleno';

export interface Grabacion {
  estado: EstadoVoz;
  motor: MotorVoz | null;
  problema: ProblemaVoz | null;
  /** The line to the provider broke and is being mended; what is said meanwhile waits. */
  reconectando: boolean;
  /** Milliseconds spoken before the present stretch. */
  acumulado: number;
  /** When the present stretch began, in epoch milliseconds; null while nothing is recorded. */
  desde: number | null;
}

export const LISTA: Grabacion = {
  estado: 'lista',
  motor: null,
  problema: null,
  reconectando: false,
  acumulado: 0,
  desde: null,
};

export type EventoVoz =
  | { type: 'asked' }
  /** Nobody but the browser can transcribe. */
  | { type: 'onlyBrowser' }
  | { type: 'listening'; motor: MotorVoz; at: number }
  | { type: 'lineBroken' }
  | { type: 'paused'; at: number }
  | { type: 'resumed'; at: number }
  | { type: 'stopping'; at: number }
  | { type: 'ended' }
  | { type: 'failed'; problema: ProblemaVoz; at: number }
  | { type: 'declined' };

export function reduce(state: Grabacion, event: EventoVoz): Grabacion {
  switch (event.type) {
    case 'asked':
      return isActive(state) ? state : { ...state, estado: 'preparando', problema: null };
    case 'onlyBrowser':
      return { ...state, estado: 'avisando' };
    case 'declined':
      return { ...LISTA, acumulado: state.acumulado };
    case 'listening':
      // The same recording after a broken line, or a pause that the person asked for meanwhile.
      if (state.estado !== 'preparando' && state.estado !== 'avisando') return { ...state, reconectando: false };
      return { ...state, estado: 'grabando', motor: event.motor, reconectando: false, desde: event.at };
    case 'lineBroken':
      return { ...state, reconectando: true };
    case 'paused':
      return state.estado === 'grabando' ? { ...stopClock(state, event.at), estado: 'en_pausa' } : state;
    case 'resumed':
      return state.estado === 'en_pausa' ? { ...state, estado: 'grabando', desde: event.at } : state;
    case 'stopping':
      return isActive(state) ? { ...stopClock(state, event.at), estado: 'terminando', reconectando: false } : state;
    case 'ended':
      return { ...state, estado: 'terminada', reconectando: false };
    case 'failed':
      return {
        ...stopClock(state, event.at),
        // Whoever has said nothing yet has nothing to review.
        estado: state.motor ? 'terminada' : 'lista',
        reconectando: false,
        problema: event.problema,
      };
  }
}

/** Whether the microphone is or is about to be in use. */
export const isActive = ({ estado }: Grabacion): boolean =>
  estado === 'preparando' || estado === 'grabando' || estado === 'en_pausa' || estado === 'terminando';

/** Whether the answer's text comes from the voice now, so that the person cannot type into it. */
export const isDictating = ({ estado }: Grabacion): boolean => estado === 'grabando' || estado === 'terminando';

/** Milliseconds spoken so far. */
export const spoken = ({ acumulado, desde }: Grabacion, now: number): number =>
  acumulado + (desde === null ? 0 : Math.max(0, now - desde));

const stopClock = (state: Grabacion, at: number): Grabacion => ({
  ...state,
  acumulado: spoken(state, at),
  desde: null,
});
