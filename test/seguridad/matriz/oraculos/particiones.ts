import { isDeepStrictEqual } from 'node:util';
import { ocultas } from './canarios.ts';
import { duenoOf, type Oracle } from './oracle.ts';

/** Nothing of a company changes that the caller must not reach: not an item, not a file. */
export const particionAjenaIntacta: Oracle = ({ escena, sonda, changes, files }) => {
  const closed = ocultas({ escena, sonda });
  if (closed.length === 0) return false;
  for (const { before, after } of changes) {
    const touched = closed.find(({ id }) => [before, after].some((item) => item && duenoOf(item, escena) === id));
    if (touched && !isDeepStrictEqual(before, after)) {
      return `changes ${(after ?? before)?.PK} ${(after ?? before)?.SK} of ${touched.letra}`;
    }
  }
  const file = files.find((key) => closed.some(({ id }) => key.includes(id)));
  return file && `changes the file ${file}`;
};

/** What a refused or a reading request may leave all the same: counted attempts, and who was active when. */
const ALLOWED = /^INTENTOS#/;

/** Whoever is refused changes nothing at all. */
export const rechazoSinHuella: Oracle = ({ sonda, changes, files }) => {
  if (sonda.espera !== 'rechazo') return false;
  const [change] = changes.filter(({ before, after }) => !ALLOWED.test((after ?? before)?.PK ?? ''));
  if (change) return `leaves ${(change.after ?? change.before)?.PK} ${(change.after ?? change.before)?.SK}`;
  return files.length > 0 ? `leaves the file ${files[0]}` : undefined;
};

/** Partitions of the platform that people of a company write to, each by its own transaction. */
const COMPARTIDAS =
  /^(INTENTOS#|TOK#|EMAIL#|GLOBAL#(AUDITORIA|CIFRAS|ANALITICAS|CORTES|SERVICIOS_HR)|SERVICIO_HR#|USUARIO#)/;

/** People of a company change nothing of the platform but what is shared. */
export const plataformaIntacta: Oracle = ({ escena, sonda, changes }) => {
  if (sonda.identidad.rol === 'superadmin' || sonda.row.access === 'public') return false;
  const change = changes.find(({ before, after }) => {
    const item = after ?? before;
    return item && !duenoOf(item, escena) && !COMPARTIDAS.test(item.PK) && !sonda.row.escribe?.test(item.PK);
  });
  return change && `changes ${(change.after ?? change.before)?.PK} ${(change.after ?? change.before)?.SK}`;
};
