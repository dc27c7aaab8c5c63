import type { Recuperado } from '#shared/core/recuperado.ts';
import { formatDate } from './dates.ts';

/** Of what came back from a data file: no row where it did not. */
export const recuperadoEntries = (recuperado: Recuperado | undefined): [string, string][] =>
  recuperado ? [['Recuperado', `De un archivo de datos, el ${formatDate(recuperado.fecha, 'dateTime')}`]] : [];
