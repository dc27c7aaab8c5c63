import { CAMPOS_OBLIGATORIOS, type Mapeo } from '#shared/candidatos/importaciones/importacion.ts';
import { columnaInexistente, columnaRepetida, faltanColumnas } from './importacion.errors.ts';

export const isComplete = (mapeo: Mapeo) => CAMPOS_OBLIGATORIOS.every((campo) => mapeo[campo] !== undefined);

/** Each column of the file for one field at most, and one for each field that a candidate must have. */
export function checkMapeo(mapeo: Mapeo, columnas: readonly string[]): void {
  const used = Object.values(mapeo).filter((columna) => columna !== undefined);
  if (used.some((columna) => columna >= columnas.length)) throw columnaInexistente();
  const twice = used.find((columna, at) => used.indexOf(columna) !== at);
  if (twice !== undefined) throw columnaRepetida(columnas[twice] ?? '');
  assertComplete(mapeo);
}

export function assertComplete(mapeo: Mapeo): void {
  const missing = CAMPOS_OBLIGATORIOS.filter((campo) => mapeo[campo] === undefined);
  if (missing.length > 0) throw faltanColumnas(missing);
}
