import { TIPOS_EXPORTACION, type TipoExportacion } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { exportacionNoEncontrada } from './exportacion.errors.ts';

/** @throws AppError EXPORTACION_NO_ENCONTRADA for a name that is none of ours. */
export function tipoOf(asked: string): TipoExportacion {
  const tipo = TIPOS_EXPORTACION.find((each) => each === asked);
  if (!tipo) throw exportacionNoEncontrada();
  return tipo;
}
