import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import { type CambioLinea, daysUntil, VIGENCIA_DIAS } from '#shared/entrevistas/dignidad/linea.ts';
import type { Deps } from '../../core/deps.ts';
import { diaNoValido } from './cuidado.errors.ts';
import { type LineasRepository, lineasRepository } from './lineas.repository.ts';
import { lineaAyuda } from './lineas-ayuda.ts';

export const lineasRepos = { lineas: lineasRepository };

export const todayOf = ({ now }: Pick<Deps, 'now'>): string => now().toISOString().slice(0, 10);

/** The line as it stands now, and as it will stand with another part: what whoever changes it is answered. */
export async function readLinea(id: string, { lineas }: { lineas: LineasRepository }, deps: Deps) {
  const cambios = await lineas.get();
  const linea = lineaAyuda(id, cambios, todayOf(deps));
  const after = (parts: Partial<CambioLinea>, ids: readonly string[] = [id]) => {
    const changed = ids.map((each) => [each, { version: 0, ...cambios[each], ...parts }] as const);
    return lineaAyuda(id, { ...cambios, ...Object.fromEntries(changed) }, todayOf(deps));
  };
  return { linea, after };
}

/** This line and those of its country with the same number. */
export const sameNumber = ({ id, comparten }: LineaAyuda): string[] => [id, ...comparten];

/** A day on which something was done: not to come, and not so long ago that it says nothing of today. */
export function assertRecent(fecha: string, deps: Pick<Deps, 'now'>, path = 'fecha', most = VIGENCIA_DIAS): void {
  const ago = -daysUntil(fecha, todayOf(deps));
  // It may be tomorrow already where the superadmin is.
  if (ago < -1) throw diaNoValido(path, 'Ese día no ha llegado todavía');
  if (ago >= most) throw diaNoValido(path, `Tiene que ser de los últimos ${most} días`);
}
