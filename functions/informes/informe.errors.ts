import { AppError } from '../core/app-error.ts';

export const informeNoEncontrado = () => new AppError('INFORME_NO_ENCONTRADO', 'El informe no existe en tu empresa');

export const habilidadDesconocida = (habilidad: string, index: number) =>
  new AppError('VALIDACION', `El informe no tiene la competencia "${habilidad}"`, {
    details: [{ path: `cambios.${index}.habilidad`, msg: 'Elige una competencia del informe' }],
  });
