import type { Escena } from './escena/escena.ts';
import { accesoOf } from './identidades.ts';
import type { Opciones } from './recorrido.ts';
import type { Sonda } from './sonda.ts';

/**
 * Takes the wall between companies away: use cases get the whole table, and have to keep to their company alone. Only
 * what gets as far as a use case of a company can show a difference.
 */
export function sinMuro({ app }: Escena): Opciones {
  app.bind = (table) => table;
  return { filter: llegaAUnaEmpresa };
}

/** Whether a probe gets as far as a use case of a company. */
export const llegaAUnaEmpresa = ({ identidad, row }: Sonda) =>
  ['sesion', 'sesionOPlataforma', 'enlace'].includes(row.origen) && accesoOf(identidad, row) === 'permitido';
