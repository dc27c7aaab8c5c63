import { AppError } from '../core/app-error.ts';

export const emailEnUso = (email: string) =>
  new AppError('EMAIL_EN_USO', `Ya existe un usuario con el correo ${email}`, {
    details: [{ path: 'adminData.email', msg: 'Este correo ya está en uso en la plataforma' }],
  });
