import {
  type AccionImportacion,
  CAMPOS_IMPORTACION,
  DESHACER_HORAS,
  IMPORTACION_MAX_COLUMNAS,
  IMPORTACION_MAX_FILAS,
  TEXTO_ARCHIVO_TAMANO,
  TEXTO_ARCHIVO_TIPO,
  TEXTO_ARCHIVO_VACIO,
} from '#shared/candidatos/importaciones/importacion.ts';
import { AppError } from '../../core/app-error.ts';

export const importacionNoEncontrada = () =>
  new AppError('IMPORTACION_NO_ENCONTRADA', 'Esta importación no existe en tu empresa');

export const archivoSinLlegar = () =>
  new AppError('ARCHIVO_NO_ENCONTRADO', 'El archivo no ha llegado. Vuelve a subirlo.');

/** Something about the file itself: nothing of it is kept. */
const aboutArchivo = (msg: string) => new AppError('VALIDACION', msg, { details: [{ path: 'archivo', msg }] });

export const archivoVacio = () => aboutArchivo(TEXTO_ARCHIVO_VACIO);
export const archivoDemasiadoGrande = () => new AppError('CARGA_DEMASIADO_GRANDE', TEXTO_ARCHIVO_TAMANO);
export const tipoNoAdmitido = (why = '') =>
  new AppError('TIPO_NO_ADMITIDO', `${TEXTO_ARCHIVO_TIPO}${why && `. ${why}`}`, {
    details: [{ path: 'archivo', msg: TEXTO_ARCHIVO_TIPO }],
  });

export const libroAntiguo = () => tipoNoAdmitido('Abre el libro y guárdalo como XLSX o CSV.');
export const libroIlegible = () =>
  aboutArchivo('No se pudo leer el libro XLSX: está dañado o protegido con contraseña. Guárdalo de nuevo y súbelo.');
export const libroDesmedido = () =>
  new AppError(
    'CARGA_DEMASIADO_GRANDE',
    'El libro XLSX ocupa demasiado al descomprimirse y no se ha leído. Deja solo la hoja con los candidatos.',
    { details: [{ path: 'archivo', msg: 'Ocupa demasiado al descomprimirse' }] },
  );
export const comillasSinCerrar = (fila: number) =>
  aboutArchivo(`El archivo CSV tiene unas comillas mal cerradas en la fila ${fila}. Corrígelas y vuelve a subirlo.`);
export const sinFilas = () => aboutArchivo('El archivo no tiene ninguna fila con datos debajo de los encabezados');
export const demasiadasFilas = () =>
  aboutArchivo(
    `El archivo tiene más de ${IMPORTACION_MAX_FILAS.toLocaleString('es-ES')} filas. Divídelo en varios archivos.`,
  );
export const demasiadasColumnas = () =>
  aboutArchivo(`El archivo tiene más de ${IMPORTACION_MAX_COLUMNAS} columnas. Deja solo las de los candidatos.`);
export const formulaEnEncabezado = (celda: string) =>
  aboutArchivo(`La celda ${celda} es un encabezado con una fórmula. Sustitúyela por su valor.`);

export const columnaRepetida = (columna: string) =>
  new AppError('VALIDACION', `La columna «${columna}» está asignada a más de un dato`, {
    details: [{ path: 'mapeo', msg: `La columna «${columna}» está asignada a más de un dato` }],
  });

export const columnaInexistente = () =>
  new AppError('VALIDACION', 'Una de las columnas elegidas no está en el archivo', {
    details: [{ path: 'mapeo', msg: 'Elige columnas del archivo' }],
  });

export function faltanColumnas(campos: readonly (keyof typeof CAMPOS_IMPORTACION)[]): AppError {
  const names = campos.map((campo) => `«${CAMPOS_IMPORTACION[campo].columna}»`).join(' y ');
  return new AppError('VALIDACION', `Indica qué columna contiene ${names}`, {
    details: campos.map((campo) => ({ path: `mapeo.${campo}`, msg: 'Elige la columna que lo contiene' })),
  });
}

const NO_PERMITE: Record<AccionImportacion, string> = {
  recibir: 'El archivo de esta importación ya se ha leído',
  revisar: 'Las columnas solo se pueden cambiar antes de importar',
  confirmar: 'Esta importación ya ha empezado',
  deshacer: 'Solo se puede deshacer una importación terminada',
};

export const estadoNoPermite = (accion: AccionImportacion) => new AppError('ESTADO_NO_PERMITE', NO_PERMITE[accion]);

export const plazoVencido = () =>
  new AppError(
    'ESTADO_NO_PERMITE',
    `Han pasado más de ${DESHACER_HORAS} horas desde que terminó la importación: ya no se puede deshacer`,
  );

/** A message of an earlier run: the work has gone on without it. */
export class PasadaTerminada extends Error {
  constructor() {
    super('Another run works on this import now');
    this.name = 'PasadaTerminada';
  }
}
