import type { PasoSmtp } from '#shared/correos/email-config.ts';
import type { CategoriaCorreo, Plantilla } from '#shared/correos/plantillas.ts';

export const CATEGORIA_LABELS: Record<CategoriaCorreo, string> = {
  administracion: 'Administración',
  candidatos: 'Candidatos',
  entrevistas: 'Entrevistas',
  reportes: 'Reportes',
};

export const CATEGORIA_HELP: Record<CategoriaCorreo, string> = {
  administracion: 'Credenciales, invitaciones de usuarios y contraseñas.',
  candidatos: 'Invitaciones a entrevistas, cambios de fecha y recordatorios.',
  entrevistas: 'Reportes listos y seguimiento para tu equipo.',
  reportes: 'Alertas de la plataforma.',
};

export const PLANTILLA_LABELS: Record<Plantilla, string> = {
  credencialesAdministrador: 'Credenciales de administrador',
  invitacionUsuario: 'Invitación de usuario',
  resetPassword: 'Contraseña restablecida',
  solicitudRechazada: 'Solicitud rechazada',
  invitacionEntrevista: 'Invitación a entrevista',
  entrevistaReprogramada: 'Entrevista reprogramada',
  entrevistaCancelada: 'Entrevista cancelada',
  nuevoEnlaceEntrevista: 'Enlace nuevo de entrevista',
  recordatorioEntrevista: 'Recordatorio de entrevista',
  reporteListo: 'Reporte listo',
  seguimiento: 'Seguimiento',
  alertas: 'Alerta',
};

export const PASO_LABELS: Record<PasoSmtp, string> = {
  resolver: 'Encontrar el servidor',
  conectar: 'Conectar',
  tls: 'Cifrar la conexión (TLS)',
  autenticar: 'Iniciar sesión',
  enviar: 'Enviar el email de prueba',
};
