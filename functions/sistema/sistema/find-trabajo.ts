import { TRABAJOS } from '#shared/jobs.ts';
import type { Trabajo } from '#shared/sistema/sistema/colas.ts';
import { colaNoEncontrada } from './colas.errors.ts';

/** A job of this deployment, by the name in the address. */
export function findTrabajo(name: string): Trabajo {
  const found = TRABAJOS.find(({ trabajo }) => trabajo === name);
  if (!found) throw colaNoEncontrada();
  return found;
}
