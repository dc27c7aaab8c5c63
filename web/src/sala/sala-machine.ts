import type { MensajeCuidado } from '#shared/entrevistas/dignidad/mensaje.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import type { RoomFailure } from './room-api.ts';

/** What the room shows, as data: every change goes through `reduce`. */

export type Pantalla = 'cargando' | 'no_valida' | 'suspendida' | 'fallo' | 'sala';
export type Accion = 'accept' | 'begin' | 'pause' | 'resume' | 'correct' | 'finish' | 'survey' | 'care';
/** Where the answer of the open turn is. `servidor_ocupado`: the line works and the server cannot take it yet. */
export type Envio = 'nada' | 'borrador' | 'enviando' | 'enviada' | 'sin_conexion' | 'servidor_ocupado';

export interface RoomState {
  pantalla: Pantalla;
  sala: Sala | null;
  /** What the person asked for and the server has not answered. */
  accion: Accion | null;
  envio: Envio;
  /** Why the last request failed; shown beside what can be done about it. */
  fallo: RoomFailure | null;
  /** The interview went on in another window or device; with the text of this one that was not used. */
  aviso: { textoSinUsar: string } | null;
  /** What the room has stopped to say; until the person goes on, and gone with a reload. */
  mensaje: MensajeCuidado | null;
  /** What would be said without a line; it came when the room was read. */
  urgencia: MensajeCuidado | null;
  /** Texts that everybody reads before they begin; they came when the room was read. */
  presentacion: readonly string[];
  /** There is no line, so what is shown may be old. */
  sinConexion: boolean;
  /** Counts changes of what is kept on this device, which stands in the draft store. */
  borradores: number;
}

export const INITIAL: RoomState = {
  pantalla: 'cargando',
  sala: null,
  accion: null,
  envio: 'nada',
  fallo: null,
  aviso: null,
  mensaje: null,
  urgencia: null,
  presentacion: [],
  sinConexion: false,
  borradores: 0,
};

export type RoomEvent =
  | { type: 'loading' }
  | { type: 'loaded'; sala: Sala }
  | { type: 'loadFailed'; failure: RoomFailure }
  | { type: 'acting'; accion: Accion }
  | { type: 'acted' }
  | { type: 'actionFailed'; failure: RoomFailure }
  | { type: 'draftChanged' }
  | { type: 'draftKept'; turnoId: string }
  | { type: 'lineLost' }
  | { type: 'sending' }
  | { type: 'sent'; sala: Sala }
  | { type: 'waiting'; failure: RoomFailure }
  | { type: 'refused'; failure: RoomFailure }
  | { type: 'wentOnElsewhere'; textoSinUsar: string }
  | { type: 'careNeeded' }
  | { type: 'careClosed' }
  | { type: 'noticeClosed' };

export function reduce(state: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'loading':
      return state.sala ? state : { ...state, pantalla: 'cargando', fallo: null };
    case 'loaded':
      return withSala(state, event.sala);
    case 'loadFailed':
      return withoutAnswer(state, event.failure);
    case 'acting':
      return { ...state, accion: event.accion, fallo: null };
    case 'acted':
      return { ...state, accion: null };
    case 'actionFailed':
      return { ...withoutAnswer(state, event.failure), accion: null, fallo: event.failure };
    case 'draftChanged':
      return { ...state, borradores: state.borradores + 1, fallo: null };
    case 'draftKept':
      return event.turnoId === state.sala?.turno?.turnoId ? { ...state, envio: 'borrador' } : state;
    case 'lineLost':
      return { ...state, sinConexion: true };
    case 'sending':
      // Between two tries the person reads why it waits, and not a flicker.
      return isWaiting(state.envio) ? state : { ...state, envio: 'enviando', fallo: null };
    case 'sent':
      return {
        ...withSala({ ...state, aviso: null }, event.sala),
        // A question, or what nobody keeps, is no answer.
        envio: event.sala.mensaje?.guardado === false ? 'nada' : 'enviada',
        fallo: null,
      };
    case 'waiting':
      return { ...state, envio: event.failure.status === 0 ? 'sin_conexion' : 'servidor_ocupado' };
    case 'refused':
      return { ...state, envio: 'nada', fallo: event.failure };
    case 'wentOnElsewhere':
      // Two signs of the same step: the one that brought a text counts.
      return {
        ...state,
        envio: 'nada',
        aviso: { textoSinUsar: event.textoSinUsar || (state.aviso?.textoSinUsar ?? '') },
      };
    case 'careNeeded':
      return { ...state, mensaje: state.urgencia, envio: 'nada' };
    case 'careClosed':
      return { ...state, mensaje: null };
    case 'noticeClosed':
      return { ...state, aviso: null };
  }
}

/** Whether the answer stays here until a later try. */
export function isWaiting(envio: Envio): boolean {
  return envio === 'sin_conexion' || envio === 'servidor_ocupado';
}

function withSala(state: RoomState, sala: Sala): RoomState {
  if (isOlder(sala, state.sala)) return state;
  const sameTurno = sala.turno?.turnoId === state.sala?.turno?.turnoId;
  return {
    ...state,
    pantalla: 'sala',
    sala,
    mensaje: sala.mensaje ?? keptMensaje(state, sala),
    urgencia: sala.urgencia ?? state.urgencia,
    presentacion: sala.presentacion ?? state.presentacion,
    envio: sameTurno ? state.envio : 'nada',
    fallo: state.sala?.estado === sala.estado && sameTurno ? state.fallo : null,
    sinConexion: false,
  };
}

/** A line before a question goes with it; what the room has stopped to say stays until the person goes on. */
function keptMensaje({ mensaje, sala: before }: RoomState, sala: Sala): MensajeCuidado | null {
  const sameTurno = before?.turno?.turnoId === sala.turno?.turnoId;
  return mensaje?.detiene || sameTurno ? mensaje : null;
}

/** Turns are only ever appended, so a smaller sequence is an answer that was overtaken on its way. */
function isOlder(sala: Sala, known: Sala | null): boolean {
  return Boolean(sala.turno && known?.turno && sala.turno.secuencia < known.turno.secuencia);
}

/** A failed reading never takes away what is on screen, unless the link itself is gone. */
function withoutAnswer(state: RoomState, failure: RoomFailure): RoomState {
  if (failure.status === 404) return { ...INITIAL, pantalla: 'no_valida' };
  if (failure.code === EMPRESA_SUSPENDIDA) return { ...INITIAL, pantalla: 'suspendida' };
  if (state.sala) return { ...state, sinConexion: failure.status === 0 };
  return { ...state, pantalla: 'fallo', fallo: failure };
}

/** Code of a company whose account is stopped. Interviews that have begun may finish, so it comes only before. */
const EMPRESA_SUSPENDIDA = 'EMPRESA_SUSPENDIDA';

/** Whether the server takes answers in this state. `por_enviar`: only the last answer's lost acknowledgement. */
export function takesAnswers(sala: Sala): boolean {
  return sala.estado === 'en_curso' || sala.estado === 'por_enviar';
}
