import { TEXTO_NOMBRE_OBLIGATORIO } from '#shared/empresas/planes-estrategicos/plan-estrategico.ts';
import { AppError } from '../../core/app-error.ts';

export const planNoEncontrado = () =>
  new AppError('PLAN_ESTRATEGICO_NO_ENCONTRADO', 'Esta empresa no tiene plan estratégico');

export const archivoNoEncontrado = () =>
  new AppError('ARCHIVO_NO_ENCONTRADO', 'Este plan estratégico no tiene ningún archivo');

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

export const planSinNombre = () =>
  new AppError('VALIDACION', TEXTO_NOMBRE_OBLIGATORIO, {
    details: [{ path: 'planEstrategico.nombre', msg: TEXTO_NOMBRE_OBLIGATORIO }],
  });
