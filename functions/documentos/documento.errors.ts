import { type Admision, TEXTO_TAMANO, TEXTO_VACIO } from '#shared/documentos/documento.ts';
import { AppError } from '../core/app-error.ts';

export const subidaNoEncontrada = () =>
  new AppError('ARCHIVO_NO_ENCONTRADO', 'Esta subida no existe o ha caducado. Vuelve a subir el archivo.');

export const archivoSinLlegar = () =>
  new AppError('ARCHIVO_NO_ENCONTRADO', 'El archivo no ha llegado. Vuelve a subirlo.');

const aboutArchivo = (msg: string) => ({ details: [{ path: 'archivo', msg }] });
export const archivoVacio = () => new AppError('VALIDACION', TEXTO_VACIO, aboutArchivo(TEXTO_VACIO));
export const archivoDemasiadoGrande = () => new AppError('CARGA_DEMASIADO_GRANDE', TEXTO_TAMANO);
export const tipoNoAdmitido = ({ noAdmitido }: Pick<Admision, 'noAdmitido'>) =>
  new AppError('TIPO_NO_ADMITIDO', noAdmitido, aboutArchivo(noAdmitido));
