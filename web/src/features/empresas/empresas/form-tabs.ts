import type { FieldErrors } from 'react-hook-form';
import { CAMPOS } from '#shared/empresas/empresas/campos.ts';

const TABS = ['datos', 'servicios', 'contexto', 'plan', 'administrador'] as const;
export type TabId = (typeof TABS)[number];

/** The address may say with which tab the form opens: `/empresas/{id}/editar?pestana=plan`. */
export const PESTANA = 'pestana';

/** What the address names, when the person has such a tab. */
export function openingTab(search: URLSearchParams, isSuperadmin: boolean): TabId {
  const named = TABS.find((tab) => tab === search.get(PESTANA)) ?? 'datos';
  return named === 'administrador' && !isSuperadmin ? 'datos' : named;
}

/** Either is the other or holds it: an object of the form may be wrong as a whole. */
const isWithin = (path: string, other: string) => `${path}.`.startsWith(`${other}.`) || other.startsWith(`${path}.`);

/** Where a field stands, in the order in which a person meets it. */
function placeOf(path: string): { tab: TabId; place: number } {
  const place = CAMPOS.findIndex(([field]) => isWithin(path, field));
  const found = CAMPOS[place];
  if (found) return { tab: found[1].pestana, place };
  return { tab: isWithin(path, 'adminData') ? 'administrador' : 'datos', place: CAMPOS.length };
}

export interface FoundError {
  path: string;
  tab: TabId;
  message: string;
}

/** Every field that is wrong, in the order of tabs and fields. */
export function errorsInOrder(errors: FieldErrors): FoundError[] {
  const found = leavesOf(errors).map(([path, message]) => ({ path, message, ...placeOf(path) }));
  return found.sort((a, b) => a.place - b.place).map(({ path, tab, message }) => ({ path, tab, message }));
}

function leavesOf(errors: object, prefix = ''): [string, string][] {
  return Object.entries(errors).flatMap(([name, error]): [string, string][] => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const path = prefix + name;
    if (typeof error.type === 'string') return [[path, String(error.message ?? '')]];
    return leavesOf(error, `${path}.`);
  });
}
