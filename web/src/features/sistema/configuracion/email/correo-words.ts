import type { PasoSmtp } from '#shared/correos/email-config.ts';
import type { CategoriaCorreo } from '#shared/correos/plantillas.ts';

export const CATEGORIA_LABELS: Record<CategoriaCorreo, string> = {
  administracion: 'Administración',
  candidatos: 'Candidatos',
  entrevistas: 'Entrevistas',
  reportes: 'Reportes',
};

export const CATEGORIA_HELP: Record<CategoriaCorreo, string> = {
  administracion: 'Bienvenidas, credenciales, invitaciones de usuarios, contraseñas y avisos generales.',
  candidatos: 'Invitaciones a entrevistas, cambios de fecha y recordatorios.',
  entrevistas: 'Entrevistas programadas y completadas, reportes listos y seguimiento para tu equipo.',
  reportes: 'Reportes semanales, mensuales y personalizados, y alertas.',
};

export const PASO_LABELS: Record<PasoSmtp, string> = {
  resolver: 'Encontrar el servidor',
  conectar: 'Conectar',
  tls: 'Cifrar la conexión (TLS)',
  autenticar: 'Iniciar sesión',
  enviar: 'Enviar el email de prueba',
};
