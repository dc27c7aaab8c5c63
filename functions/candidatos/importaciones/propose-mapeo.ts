import {
  CAMPOS_DE_COLUMNA,
  CAMPOS_IMPORTACION,
  type CampoImportacion,
  type Mapeo,
} from '#shared/candidatos/importaciones/importacion.ts';
import { fold } from '#shared/core/fold.ts';

const plain = (text: string) => fold(text.replace(/[^\p{L}\p{N}]+/gu, ' '));

/** Case, accents and signs do not matter. */
const CAMPO_BY_NAME = new Map(
  CAMPOS_DE_COLUMNA.flatMap((campo) => {
    const { columna, sinonimos } = CAMPOS_IMPORTACION[campo];
    return [campo, columna, ...sinonimos].map((name) => [plain(name), campo] as const);
  }),
);

export const campoOf = (encabezado: string): CampoImportacion | undefined => CAMPO_BY_NAME.get(plain(encabezado));

/** What the columns seem to be; of two that say the same, the first. */
export function proposeMapeo(columnas: readonly string[]): Mapeo {
  const mapeo: Mapeo = {};
  for (const [at, columna] of columnas.entries()) {
    const campo = campoOf(columna);
    if (campo) mapeo[campo] ??= at;
  }
  return mapeo;
}
