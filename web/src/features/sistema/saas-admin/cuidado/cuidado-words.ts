import type { LineaAyuda } from '#shared/entrevistas/cuidado/linea-ayuda.ts';
import type { ClaseRevision, ConjuntoTextos } from '#shared/entrevistas/cuidado/texto-cuidado.ts';
import type { EstadoLinea } from '#shared/entrevistas/dignidad/linea.ts';
import { formatDate } from '../../../../lib/dates.ts';

/** «23 feb 2027», of a day without an hour. */
export const diaText = (dia: string | null | undefined): string => formatDate(dia, 'date', 'UTC');

/** Today as `<input type="date">` gives it, where the person is. */
export const hoy = (): string => new Intl.DateTimeFormat('sv').format(new Date());

export const ESTADO_LINEA_OPTIONS: readonly (readonly [EstadoLinea | '', string])[] = [
  ['', 'Todos los estados'],
  ['sin_firmar', 'Sin firmar'],
  ['verificada', 'Verificadas'],
  ['sin_comprobar', 'Sin comprobar'],
  ['caducada', 'Caducadas'],
  ['retirada', 'Retiradas'],
  ['sin_verificar', 'Sin verificar'],
];

/** Consequence of a line's state for somebody who needs help. */
export const ESTADO_LINEA_MEANING: Record<EstadoLinea, string> = {
  sin_firmar: 'Se muestra. Una fuente la sostiene, pero nadie la ha marcado todavía.',
  verificada: 'Se muestra. Alguien la ha marcado y contesta.',
  sin_comprobar: 'Se muestra todavía, porque contesta un organismo público. Nadie la ha comprobado desde que venció.',
  caducada: 'No se muestra: nadie la ha comprobado a tiempo.',
  retirada: 'No se muestra a nadie.',
  sin_verificar: 'No se muestra: ninguna fuente la sostiene y nadie la ha marcado.',
};

const TIPOS: Record<string, string> = {
  emergencia: 'Emergencias',
  crisis: 'Crisis y suicidio',
  violencia: 'Violencia',
  menores: 'Menores',
  trabajo: 'Trabajo',
};
export const tipoText = (tipo: string): string => TIPOS[tipo] ?? tipo;

/** When its verification ends, ended or holds again, in words. */
export function venceText({ estado, caduca, dias, hasta, retirada }: LineaAyuda): string {
  if (retirada) return `Retirada el ${diaText(retirada.fecha)}`;
  if (caduca === null || dias === null) return 'Sin fecha';
  if (estado === 'sin_comprobar')
    return `Sin comprobar desde el ${diaText(caduca)}; se muestra hasta el ${diaText(hasta)}`;
  if (dias <= 0) return `Venció el ${diaText(caduca)}`;
  return `${diaText(caduca)} (${dias === 1 ? 'queda 1 día' : `quedan ${dias} días`})`;
}

export const CONJUNTO_LABELS: Record<ConjuntoTextos, string> = {
  cuidado: 'Textos de cuidado',
  preguntas: 'Respuestas a preguntas',
};

export const CLASE_LABELS: Record<ClaseRevision, string> = {
  clinica: 'Formación clínica',
  datos: 'Protección de datos',
  pais: 'Lectura de un país',
};

const LENGUAS: Record<string, string> = {
  ca: 'Catalán',
  gl: 'Gallego',
  eu: 'Euskera',
  pt: 'Portugués',
  en: 'Inglés',
  fr: 'Francés',
};
export const lenguaText = (lengua: string): string => LENGUAS[lengua] ?? lengua;
