import type { FailureBody } from '#shared/core/error-codes.ts';
import { accesoOf } from '../identidades.ts';
import { type Respuesta, sinIds } from '../sonda.ts';
import type { Oracle } from './oracle.ts';

/** Who may not, is told so: 401 without a session, 403 without the permission (404 where that is hidden), and no data. */
export const rechazada: Oracle = ({ sonda, respuesta }) => {
  if (sonda.espera !== 'rechazo') return false;
  const expected = accesoOf(sonda.identidad, sonda.row) === 'sin sesión' ? 401 : sonda.row.oculta ? 404 : 403;
  if (respuesta.status !== expected) return `answers ${respuesta.status} in place of ${expected}`;
  return 'data' in jsonOf(respuesta) ? 'answers data with a refusal' : undefined;
};

/** The positive control: without it the matrix would hold for a server that refuses everything. */
export const control: Oracle = ({ sonda, respuesta }) => {
  if (sonda.espera !== 'éxito') return false;
  return respuesta.status < 400 ? undefined : `answers ${respuesta.status} to whom it must serve: ${respuesta.text}`;
};

/** What is somebody else's is answered like what does not exist: 404. */
export const oculta: Oracle = ({ sonda, respuesta }) => {
  if (sonda.espera !== 'oculto') return false;
  return respuesta.status === 404
    ? undefined
    : `answers ${respuesta.status} in place of 404: ${respuesta.text.slice(0, 200)}`;
};

const HEADERS = ['content-type', 'cache-control', 'retry-after', 'location', 'content-disposition', 'content-encoding'];

/** "Other" and "nonexistent" are answered byte for byte alike. */
export const indistinguible: Oracle = ({ respuesta, gemela }) => {
  if (!gemela) return false;
  const told = (each: Respuesta) =>
    JSON.stringify([
      each.status,
      HEADERS.map((name) => sinIds(each.headers[name] ?? '')),
      // A session's own value is different each time.
      each.cookies.map((cookie) => cookie.replace(/=[^;]*/, '')),
      sinIds(each.text),
    ]);
  return told(respuesta) === told(gemela) ? undefined : `tells ${told(respuesta)} from ${told(gemela)}`.slice(0, 600);
};

/** Whatever is sent, the answer is one of ours: no fault, no stack, no key of the table. */
export const sinFallos: Oracle = ({ sonda, respuesta }) => {
  if (respuesta.status >= 500) return `answers ${respuesta.status}`;
  const leak = /EMPRESA#|USUARIO#|GLOBAL#|node_modules|functions\/|ConditionalCheck|at async /.exec(respuesta.text);
  // What was sent may come back: `Empresa EMPRESA#x no encontrada`.
  const sent = JSON.stringify([sonda.peticion, sonda.rawBody]);
  if (leak && !sent.includes(leak[0])) return `answers ${leak[0]}`;
  if (respuesta.status < 400) return undefined;
  const { code, requestId, success } = jsonOf(respuesta) as Partial<FailureBody>;
  return success === false && code && requestId ? undefined : 'refuses without a code or a reference';
};

/** Refusals are JSON: nothing, when they are not. */
function jsonOf({ text, headers }: Respuesta): object {
  return headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : {};
}
