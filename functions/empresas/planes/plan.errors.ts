import { AppError } from '../../core/app-error.ts';

export const planNoEncontrado = () => new AppError('PLAN_NO_ENCONTRADO', 'Este plan no existe');

export const planEnUso = (suscriptores: number) =>
  new AppError(
    'PLAN_EN_USO',
    suscriptores === 1
      ? 'Una empresa tiene este plan. Desactívalo para que nadie más lo contrate.'
      : `${suscriptores} empresas tienen este plan. Desactívalo para que nadie más lo contrate.`,
  );

export const planNoDisponible = () =>
  new AppError('VALIDACION', 'Elige un plan de la lista', {
    details: [{ path: 'plan', msg: 'Elige un plan de la lista' }],
  });
