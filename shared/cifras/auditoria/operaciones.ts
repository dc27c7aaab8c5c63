import type { Auditoria, CambioAuditado } from './auditoria.ts';

/** What kinds of things changes are about, by the first part of a call's path; in the order in which people choose. */
export const ENTIDADES: Record<string, string> = {
  candidatos: 'Candidatos',
  entrevistas: 'Entrevistas',
  informes: 'Informes',
  atencion: 'Atención a candidatos',
  areas: 'Áreas',
  usuarios: 'Usuarios',
  perfil: 'Perfiles',
  auth: 'Sesiones',
  empresas: 'Empresas',
  'servicios-hr': 'Servicios HR',
  configuracion: 'Configuración',
  datos: 'Datos',
  exportaciones: 'Exportaciones',
  correos: 'Correos',
  analiticas: 'Analítica',
  auditoria: 'Auditoría',
  planes: 'Planes',
  suscripciones: 'Suscripciones',
  solicitudes: 'Solicitudes',
  cuidado: 'Textos y líneas de ayuda',
  sistema: 'Sistema',
};

/** What somebody did; a call whose words were not kept is shown as it was made. */
export const accionText = ({ accion, operacion }: Pick<Auditoria, 'accion' | 'operacion'>): string =>
  accion ?? operacion;

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
  analisisTexto: 'Análisis de texto',
  zonaHoraria: 'Zona horaria',
  dominios: 'Dominios permitidos',
  contacto: 'Persona de contacto',
  suplente: 'Suplente',
  plazo: 'Plazo de respuesta',
  entrevistaHumana: 'Entrevista con una persona',
  lineasConfirmadas: 'Teléfonos de ayuda confirmados',
  instruccionesLeidas: 'Instrucciones leídas',
  linea: 'Línea',
  nombre: 'Nombre',
  numero: 'Número',
  marcar: 'Se marca',
  fuente: 'Fuente',
  verificada: 'Verificada el',
  retirada: 'Retirada',
  motivo: 'Motivo',
  version: 'Versión',
  revision: 'Revisión',
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
