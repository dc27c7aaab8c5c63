import type { FaltaAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';

/** What a company has not said yet, as the end of «Falta…». */
export const FALTA_TEXTS: Record<FaltaAtencion, string> = {
  contacto: 'nombrar a una persona de contacto',
  contacto_no_disponible: 'elegir a otra persona de contacto: la nombrada no está disponible',
  suplente: 'nombrar a quien la sustituye',
  telefono: 'un teléfono',
  horario: 'el horario',
  plazo: 'el plazo de respuesta',
  canal_acoso: 'el canal para comunicar acoso',
  entrevista_humana: 'decidir si ofreces la entrevista con una persona',
  quien_lee: 'quién lee las respuestas',
  responsable_datos: 'el responsable de los datos',
  contacto_privacidad: 'el contacto de privacidad',
  lineas: 'confirmar los teléfonos de ayuda',
  instrucciones: 'leer qué hace quien atiende',
};

/** What whoever cares for candidates does, in the order in which it matters. */
export const INSTRUCCIONES: readonly string[] = [
  'Abre cada aviso dentro del plazo prometido; uno urgente, al momento.',
  'En un aviso urgente sigue sus cuatro pasos, en orden.',
  'No preguntes el motivo ni pidas que repitan lo que escribieron.',
  'No hables de la selección y no lo comentes con quien decide.',
  'No reenvíes el aviso ni lo guardes en otro sitio.',
  'Al terminar, anota la hora y qué pasó. No hace falta nada más.',
];

/** Who answers in the meantime. */
export const EN_SU_LUGAR =
  'Mientras tanto atiende la administración de la empresa. Una persona de contacto ajena a la selección es mejor.';

/** 'a, b y c' */
export const listText = (texts: readonly string[]) => new Intl.ListFormat('es', { type: 'conjunction' }).format(texts);
