import { isDeepStrictEqual } from 'node:util';
import type { Item } from '#functions/core/table.ts';
import { ROLES } from '#shared/core/permissions.ts';
import type { Change } from '../banco.ts';
import { duenoOf, type Oracle, type Suceso } from './oracle.ts';

/** What nobody ever changes of an item. */
const FIJOS = ['tipo', 'empresaId', 'id', 'fechaCreacion', 'candidatoId', 'entrevistaId'];
/** The one file of a candidate or plan is another one after it was sent again. */
const ARCHIVO = /^arc_/;
/** What only a superadmin changes of a company, and of how much it may have. */
const DE_SUPERADMIN: Record<string, readonly string[]> = {
  EMPRESA: ['nombreLegal', 'cif', 'plan', 'limites', 'estado', 'serviciosIds', 'licencias'],
  USO: ['limiteUsuarios', 'limiteCandidatos', 'limiteEntrevistas'],
  SUSCRIPCION: ['plan', 'estado', 'precio', 'proximoPago'],
};

/** Fields that say whose something is, how much may be had, and what somebody may: they stay, whatever a body says. */
export const camposProtegidos: Oracle = (suceso) => {
  if (suceso.changes.length === 0) return false;
  for (const change of suceso.changes) {
    const { before, after } = change;
    if (!after) continue;
    const where = `${after.PK} ${after.SK}`;
    const moved =
      before && FIJOS.find((name) => name in before && !ARCHIVO.test(String(before[name])) && changed(change, name));
    // Whoever stood outside all companies may be given one by a superadmin; everything else stays where it is.
    if (moved && !(moved === 'empresaId' && before.empresaId === null)) return `changes ${moved} of ${where}`;
    const dueno = /^EMPRESA#(emp_[0-9A-Z]{26})/.exec(after.PK)?.[1];
    if (dueno && after.empresaId && after.empresaId !== dueno) return `puts another company's into ${where}`;
    const problem = suceso.sonda.identidad.rol === 'superadmin' ? undefined : escalation(change, suceso);
    if (problem) return `${problem} of ${where}`;
  }
  return undefined;
};

function escalation(change: Change & { after?: Item | undefined }, suceso: Suceso): string | undefined {
  const { before, after } = change;
  if (!after) return undefined;
  const fields = before ? (DE_SUPERADMIN[String(after.tipo)] ?? []) : [];
  const own = fields.find((name) => changed(change, name));
  if (own) return `changes ${own}`;
  return after.tipo === 'USUARIO' ? ofUsuario(before, after, suceso) : undefined;
}

function ofUsuario(before: Item | undefined, after: Item, { escena, sonda }: Suceso): string | undefined {
  const { rol, persona, propia } = sonda.identidad;
  const gained = !before || before.rol !== after.rol || before.activo !== after.activo;
  if (gained && after.rol !== 'jefe' && rank(after.rol) < rank(rol)) return `gives the role ${after.rol}`;
  if (gained && rol !== 'admin') return 'gives a role or lets somebody in';
  if (before && after.PK === `USUARIO#${persona?.id}` && before.rol !== after.rol) return 'changes the own role';
  if (!before && duenoOf(after, escena) !== propia.id) return 'makes a user of another company';
  return undefined;
}

/** The smaller, the mightier. Nobody is below an unknown role. */
function rank(rol: unknown): number {
  const found = (ROLES as readonly unknown[]).indexOf(rol);
  return found < 0 ? ROLES.length : found;
}

function changed({ before, after }: Change, name: string): boolean {
  return !isDeepStrictEqual(before?.[name], after?.[name]);
}
