import { FILAS_CANDIDATOS } from './candidatos.ts';
import { FILAS_EMPRESAS } from './empresas.ts';
import { FILAS_ENTREVISTAS } from './entrevistas.ts';
import { FILAS_PLATAFORMA } from './plataforma.ts';
import { FILAS_PUBLICAS } from './publicas.ts';
import type { Rows } from './row.ts';
import { FILAS_SALA } from './sala.ts';

/** One row for each route, by its operation. A route without one fails. */
export const ROWS: Rows = {
  ...FILAS_CANDIDATOS,
  ...FILAS_EMPRESAS,
  ...FILAS_ENTREVISTAS,
  ...FILAS_PLATAFORMA,
  ...FILAS_PUBLICAS,
  ...FILAS_SALA,
};
