import { AppError } from '../../core/app-error.ts';

/** Of another company, gone, switched off or not signed in yet: the answer is one. */
export const destinatarioNoValido = () =>
  new AppError('VALIDACION', 'Revisa los campos marcados', {
    details: [{ path: 'para', msg: 'Solo puedes enviarlo a personas activas de tu empresa. Actualiza la lista.' }],
  });
