import type { Disparador } from '#shared/sistema/sistema/colas.ts';

/** What a job does, for people; a new job shows its technical name until it has one here. */
const NAMES: Record<string, string> = {
  'publish-eventos': 'Publicar lo que ocurre',
  'sync-usuario': 'Crear y actualizar cuentas',
  'update-empresa-nombre': 'Llevar el nombre de una empresa a sus usuarios',
  'reconcile-usuarios': 'Revisar las cuentas',
  'send-recuperacion': 'Enviar recuperaciones de contraseña',
  'send-correo': 'Enviar correos',
  'update-correo-rebotado': 'Anotar correos devueltos',
  'reassign-candidatos': 'Reasignar candidatos',
  'analyze-entrevista': 'Analizar entrevistas',
  'read-lectura': 'Leer de nuevo lo que ningún modelo leyó a tiempo',
  'create-informes-pdf': 'Preparar informes en PDF',
  'finish-exportacion': 'Preparar exportaciones en CSV',
  'expire-candidatos': 'Avisar y suprimir candidatos sin actividad',
  'expire-licencias': 'Cerrar licencias vencidas',
  'create-notificaciones': 'Crear notificaciones',
  'count-analiticas': 'Sumar las analíticas',
  'recount-analiticas': 'Recontar las analíticas',
  'start-reportes': 'Empezar los reportes semanales y mensuales',
  'send-reportes': 'Enviar los reportes semanales y mensuales',
  'run-agenda': 'Enviar recordatorios',
  'expire-entrevistas': 'Cerrar entrevistas caducadas',
  'import-candidatos': 'Importar candidatos',
  'undo-importaciones': 'Deshacer importaciones',
  'run-operacion': 'Exportar, copiar, importar, restaurar y vaciar datos',
  'start-copias': 'Empezar las copias programadas',
  'purge-empresa': 'Borrar los datos de una empresa',
  'purge-canceladas': 'Borrar las empresas canceladas hace 30 días',
  'bill-suscripciones': 'Cobrar y suspender suscripciones',
  'snapshot-suscripciones': 'Medir las suscripciones del día',
  'extract-texto-plan': 'Leer los planes estratégicos',
  'erase-candidato': 'Suprimir los datos de un candidato',
  'extract-texto-cv': 'Leer los CV',
  'delete-archivos-huerfanos': 'Borrar archivos sin dueño',
  'check-claves': 'Probar las claves propias de las empresas',
  'update-catalogos': 'Actualizar las listas de modelos',
  'check-salud': 'Comprobar los servicios',
};

export const trabajoName = (trabajo: string) => NAMES[trabajo] ?? trabajo;

export const DISPARADOR_NAMES: Record<Disparador, string> = {
  eventos: 'Cola propia',
  registro: 'Cambios de la tabla',
  horario: 'Horario',
};
