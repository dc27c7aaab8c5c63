import { AppError } from '../../core/app-error.ts';

export const dominiosDeEmpresa = () =>
  new AppError('VALIDACION', 'Los dominios permitidos son de cada empresa', {
    details: [{ path: 'dominios', msg: 'Elige primero una empresa' }],
  });

export const dominioNoPermitido = (dominios: readonly string[]) =>
  new AppError('DOMINIO_NO_PERMITIDO', 'La empresa solo admite correos de sus dominios', {
    details: [{ path: 'email', msg: `Usa un correo de ${dominios.join(' o ')}` }],
  });
