import { TEXTO_TAMANO, TEXTO_TIPO, TEXTO_VACIO } from '#shared/planes-estrategicos/plan-estrategico.ts';
import { AppError } from '../core/app-error.ts';

export const planNoEncontrado = () =>
  new AppError('PLAN_ESTRATEGICO_NO_ENCONTRADO', 'Esta empresa no tiene plan estratégico');

export const archivoNoEncontrado = () =>
  new AppError('ARCHIVO_NO_ENCONTRADO', 'Este plan estratégico no tiene ningún archivo');

export const subidaNoEncontrada = () =>
  new AppError('ARCHIVO_NO_ENCONTRADO', 'Esta subida no existe o ha caducado. Vuelve a subir el archivo.');

export const archivoSinLlegar = () =>
  new AppError('ARCHIVO_NO_ENCONTRADO', 'El archivo no ha llegado. Vuelve a subirlo.');

const aboutArchivo = (msg: string) => ({ details: [{ path: 'archivo', msg }] });
export const archivoVacio = () => new AppError('VALIDACION', TEXTO_VACIO, aboutArchivo(TEXTO_VACIO));
export const archivoDemasiadoGrande = () => new AppError('CARGA_DEMASIADO_GRANDE', TEXTO_TAMANO);
export const tipoNoAdmitido = () => new AppError('TIPO_NO_ADMITIDO', TEXTO_TIPO, aboutArchivo(TEXTO_TIPO));

/** Somebody else put another file there, or removed the plan, while this one was on its way. */
export const planCambiado = () =>
  new AppError(
    'VERSION_OBSOLETA',
    'Otra persona cambió el plan estratégico mientras tanto. Recarga para ver la versión actual.',
  );

export const planDeSoloLectura = () =>
  new AppError(
    'EMPRESA_SUSPENDIDA',
    'Esta empresa está suspendida o cancelada: su plan estratégico se puede consultar, pero no cambiar.',
  );
