import { NOMBRADAS } from '../variantes.ts';
import { duenoOf, type Oracle, type Suceso } from './oracle.ts';

/** Whoever may not see a company is answered nothing of it: neither its canary nor an id of it that was not sent. */
export const sinCanariosAjenos: Oracle = ({ escena, sonda, respuesta }) => {
  const text = `${respuesta.text}\n${JSON.stringify(respuesta.headers)}\n${respuesta.cookies.join('\n')}`.toLowerCase();
  const closed = ocultas({ escena, sonda });
  if (closed.length === 0) return false;
  const sent = JSON.stringify([sonda.peticion, sonda.headers, sonda.rawBody]);
  for (const empresa of closed) {
    if (text.includes(empresa.canario.toLowerCase())) return `answers the canary of ${empresa.letra}`;
    const leaked = Object.entries(empresa.cosas).find(
      ([, id]) => /^[a-z]{3}_/.test(id) && !sent.includes(id) && text.includes(id.toLowerCase()),
    );
    if (leaked) return `answers ${leaked[0]} of ${empresa.letra}`;
  }
  return undefined;
};

/** What a probe writes for one company holds nothing of the other: it would be read there later. */
export const sinCanariosEscritos: Oracle = ({ escena, sonda, changes }) => {
  if (changes.length === 0) return false;
  for (const { after } of changes) {
    const other = after && [escena.A, escena.B].find(({ id }) => id !== duenoOf(after, escena));
    const dueno = after && duenoOf(after, escena);
    if (!after || !other || !dueno || sent(sonda).includes(other.canario)) continue;
    if (JSON.stringify(after).includes(other.canario)) return `writes the canary of ${other.letra} into ${after.PK}`;
  }
  return undefined;
};

const sent = (sonda: Suceso['sonda']) => JSON.stringify([sonda.peticion, sonda.rawBody]);

/** Companies that this caller must not see. Who holds an interview link sees what the room shows of its company. */
export function ocultas({ escena, sonda }: Pick<Suceso, 'escena' | 'sonda'>) {
  const companies = [escena.A, escena.B];
  if (sonda.row.access === 'candidate') {
    const token = sonda.peticion.params?.accessToken ?? '';
    return companies.filter(({ cosas }) => !Object.values(cosas).includes(token));
  }
  // A superadmin sees the whole platform, but a request that is bound to one company shows that one only.
  if (NOMBRADAS.includes(sonda.row.origen) && sonda.identidad.rol === 'superadmin') {
    return companies.filter(({ id }) => id !== sonda.peticion.query?.empresaId);
  }
  if (sonda.operation === 'login') return companies.filter(({ id }) => id !== sonda.identidad.propia.id);
  return companies.filter((empresa) => !sonda.identidad.alcance.includes(empresa));
}
