import { TEXTO_ARCHIVO_INVALIDO } from '#shared/datos/datos/datos.ts';
import { AppError } from '../../core/app-error.ts';

export const operacionNoEncontrada = () =>
  new AppError('OPERACION_NO_ENCONTRADA', 'Esta operación no existe en tu empresa');
export const copiaNoEncontrada = () => new AppError('OPERACION_NO_ENCONTRADA', 'Esta copia no existe en tu empresa');

export const archivoInvalido = (why: string) =>
  new AppError('VALIDACION', TEXTO_ARCHIVO_INVALIDO, { details: [{ path: 'archivo', msg: why }] });
/** Of a backup, what was found wrong with the file; anything else as it is. */
export function copiaInvalida(error: unknown): unknown {
  const why = error instanceof AppError ? error.details?.[0]?.msg : undefined;
  return why ? new AppError('VALIDACION', `No se ha cambiado nada: la copia no se puede restaurar. ${why}.`) : error;
}

export const copiaNoEsta = () =>
  new AppError('ARCHIVO_NO_ENCONTRADO', 'No se ha cambiado nada: el archivo de la copia ya no está en el almacén.');

export const archivoSinLlegar = () =>
  new AppError('ARCHIVO_NO_ENCONTRADO', 'El archivo no ha llegado. Vuelve a subirlo.');
export const archivoDemasiadoGrande = () =>
  new AppError(
    'CARGA_DEMASIADO_GRANDE',
    'El archivo supera los 10 MB. Para más datos, restaura una copia de seguridad.',
  );

export const datosOcupados = () =>
  new AppError(
    'ESTADO_NO_PERMITE',
    'Ya hay una importación, una restauración o un vaciado en marcha en esta empresa. Espera a que termine.',
  );
export const sinMasCopias = () =>
  estadoNoPermite('La empresa está cancelada y ya no hace copias. Exporta sus datos antes de que se eliminen.');
export const estadoNoPermite = (message: string) => new AppError('ESTADO_NO_PERMITE', message);

export const confirmacionIncorrecta = (nombre: string) => {
  const msg = `Escribe el nombre de la empresa exactamente así: ${nombre}`;
  return new AppError('VALIDACION', msg, { details: [{ path: 'confirmacion', msg }] });
};

/** A message of an earlier run: the work has gone on without it. */
export class PasadaTerminada extends Error {
  constructor() {
    super('Another run works on this operation now');
    this.name = 'PasadaTerminada';
  }
}
