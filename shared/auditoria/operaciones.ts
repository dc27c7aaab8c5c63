import type { CambioAuditado } from './auditoria.ts';

/** What kinds of things changes are about, by the first part of a call's path; in the order in which people choose. */
export const ENTIDADES: Record<string, string> = {
  candidatos: 'Candidatos',
  entrevistas: 'Entrevistas',
  informes: 'Informes',
  areas: 'Áreas',
  usuarios: 'Usuarios',
  perfil: 'Perfiles',
  auth: 'Sesiones',
  empresas: 'Empresas',
  'servicios-hr': 'Servicios HR',
  configuracion: 'Configuración',
  analiticas: 'Analítica',
  planes: 'Planes',
  suscripciones: 'Suscripciones',
  solicitudes: 'Solicitudes',
  sistema: 'Sistema',
};

/** Every call that leaves an entry, as people read it after a name: «Ana Ruiz creó un área». */
export const OPERACIONES: Record<string, string> = {
  'POST /api/candidatos': 'Creó un candidato',
  'PUT /api/candidatos/{id}': 'Cambió los datos de un candidato',
  'DELETE /api/candidatos/{id}': 'Eliminó un candidato',
  'PATCH /api/candidatos/{id}/estado': 'Cambió el estado de un candidato',
  'POST /api/candidatos/estado': 'Cambió el estado de varios candidatos',
  'POST /api/candidatos/{id}/conservar': 'Amplió la conservación de un candidato',
  'POST /api/candidatos/{id}/cv': 'Empezó a subir un CV',
  'POST /api/candidatos/{id}/cv/confirmar': 'Subió un CV',
  'DELETE /api/candidatos/{id}/cv': 'Eliminó un CV',
  'POST /api/candidatos/{id}/notas': 'Escribió una nota',
  'PUT /api/candidatos/{id}/notas/{notaId}': 'Cambió una nota',
  'DELETE /api/candidatos/{id}/notas/{notaId}': 'Eliminó una nota',
  'POST /api/candidatos/{id}/exportar': 'Exportó los datos de un candidato',
  'POST /api/candidatos/{id}/suprimir': 'Suprimió los datos de un candidato',
  'POST /api/candidatos/importaciones': 'Preparó una importación de candidatos',
  'POST /api/candidatos/importaciones/{id}/archivo': 'Subió el archivo de una importación',
  'POST /api/candidatos/importaciones/{id}/previsualizar': 'Revisó una importación de candidatos',
  'POST /api/candidatos/importaciones/{id}/confirmar': 'Importó candidatos',
  'POST /api/candidatos/importaciones/{id}/deshacer': 'Deshizo una importación de candidatos',
  'POST /api/entrevistas': 'Programó una entrevista',
  'POST /api/entrevistas/{id}/enlace': 'Copió el enlace de una entrevista',
  'POST /api/entrevistas/{id}/enlace/regenerar': 'Cambió el enlace de una entrevista',
  'POST /api/entrevistas/{id}/reprogramar': 'Reprogramó una entrevista',
  'POST /api/entrevistas/{id}/cancelar': 'Canceló una entrevista',
  'POST /api/entrevistas/{id}/iniciar': 'Inició una entrevista',
  'POST /api/entrevistas/{id}/reanalizar': 'Pidió analizar otra vez una entrevista',
  'POST /api/informes/{entrevistaId}/validar': 'Validó un informe',
  'GET /api/informes/{entrevistaId}/pdf': 'Pidió o descargó el PDF de un informe',
  'POST /api/informes/pdf': 'Pidió los PDF de varios informes',
  'GET /api/informes/pdf/{zipId}': 'Descargó los PDF de varios informes',
  'POST /api/areas': 'Creó un área',
  'PUT /api/areas/{id}': 'Cambió un área',
  'DELETE /api/areas/{id}': 'Eliminó un área',
  'POST /api/areas/{id}/reasignar': 'Reasignó los candidatos de un área',
  'POST /api/usuarios': 'Invitó a un usuario',
  'PUT /api/usuarios/{id}': 'Cambió un usuario',
  'DELETE /api/usuarios/{id}': 'Eliminó un usuario',
  'POST /api/usuarios/{id}/reenviar-invitacion': 'Reenvió una invitación',
  'POST /api/usuarios/{id}/restablecer': 'Restableció la contraseña de un usuario',
  'PUT /api/perfil': 'Cambió su perfil',
  'POST /api/perfil/avatar': 'Cambió su foto',
  'DELETE /api/perfil/avatar': 'Eliminó su foto',
  'POST /api/auth/cerrar-sesiones': 'Cerró todas sus sesiones',
  'POST /api/empresas': 'Creó una empresa',
  'PUT /api/empresas/{id}': 'Cambió los datos de una empresa',
  'DELETE /api/empresas/{id}': 'Canceló o suprimió una empresa',
  'POST /api/empresas/{id}/admin': 'Creó un administrador de empresa',
  'POST /api/empresas/{id}/estado': 'Cambió el estado de una empresa',
  'POST /api/empresas/{id}/servicios': 'Asignó servicios a una empresa',
  'POST /api/empresas/{id}/upload-plan-estrategico': 'Empezó a subir un plan estratégico',
  'POST /api/empresas/{id}/plan-estrategico/confirmar': 'Subió un plan estratégico',
  'DELETE /api/empresas/{id}/plan-estrategico/archivo': 'Eliminó el archivo de un plan estratégico',
  'PATCH /api/empresas/{id}': 'Eliminó un plan estratégico',
  'POST /api/servicios-hr': 'Creó un servicio HR',
  'PUT /api/servicios-hr/{codigo}': 'Cambió un servicio HR',
  'DELETE /api/servicios-hr/{codigo}': 'Eliminó un servicio HR',
  'POST /api/servicios-hr/{codigo}/ejecutar': 'Programó un servicio HR para varios candidatos',
  'PUT /api/configuracion/global': 'Cambió la configuración de las APIs',
  'POST /api/configuracion/probar-api': 'Probó una API',
  'PUT /api/configuracion/empresa/{empresaId}/apis': 'Eligió los modelos de IA de una empresa',
  'PUT /api/configuracion/empresa/{empresaId}/apis/{proveedor}': 'Cambió una clave de API de una empresa',
  'PUT /api/configuracion/conservacion': 'Cambió el plazo de conservación',
  'POST /api/analiticas/recuento': 'Pidió un recuento de la analítica',
  'POST /api/planes': 'Creó un plan',
  'PUT /api/planes/{id}': 'Cambió un plan',
  'DELETE /api/planes/{id}': 'Eliminó un plan',
  'POST /api/planes/{id}/duplicar': 'Duplicó un plan',
  'PUT /api/suscripciones/{id}': 'Cambió una suscripción',
  'POST /api/suscripciones/{id}/cancelar': 'Canceló una suscripción',
  'POST /api/suscripciones/{id}/prueba': 'Amplió un periodo de prueba',
  'POST /api/solicitudes/{id}/aprobar': 'Aprobó una solicitud',
  'POST /api/solicitudes/{id}/rechazar': 'Rechazó una solicitud',
  'POST /api/sistema/colas/{trabajo}/reintentar': 'Reintentó mensajes fallidos',
  'POST /api/sistema/colas/{trabajo}/descartar': 'Descartó mensajes fallidos',
};

/** A call that no longer exists is shown as it was made. */
export const accionText = (operacion: string): string => OPERACIONES[operacion] ?? operacion;

/** Values of which an entry says what they were and what they became. */
export const CAMPOS: Record<string, string> = {
  estado: 'Estado',
  rol: 'Rol',
  activo: 'Activo',
  meses: 'Plazo de conservación (meses)',
  plan: 'Plan',
  metodoPago: 'Método de pago',
  proximoPago: 'Próximo pago',
  precio: 'Precio (USD)',
};

/** A state as its word, a switch as yes or no; no value is a dash. */
export function valorText(valor: string | number | boolean | null): string {
  if (valor === null || valor === '') return '—';
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  return String(valor);
}

/** 'Rol: admin → operador' */
export function cambioText({ campo, antes, despues }: CambioAuditado): string {
  return `${CAMPOS[campo] ?? campo}: ${valorText(antes)} → ${valorText(despues)}`;
}
