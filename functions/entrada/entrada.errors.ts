import { AppError } from '../core/app-error.ts';

export const empresaNoEncontrada = (id: string) => new AppError('EMPRESA_NO_ENCONTRADA', `Empresa ${id} no encontrada`);

/** People of a suspended or cancelled company read, and change nothing. */
export const empresaSuspendida = () =>
  new AppError(
    'EMPRESA_SUSPENDIDA',
    'La cuenta de tu empresa está suspendida: puedes consultar todo, pero no hacer cambios. Contacta con la plataforma.',
  );

/** The same for unknown, revoked and malformed tokens: nothing is told about which links exist. */
export const salaNoEncontrada = () =>
  new AppError(
    'SALA_NO_ENCONTRADA',
    'Este enlace no es válido. Revisa que esté completo o pide uno nuevo a la empresa.',
  );
