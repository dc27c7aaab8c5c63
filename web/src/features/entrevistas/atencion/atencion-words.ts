import type { FaltaAtencion } from '#shared/entrevistas/atencion/ajustes-atencion.ts';
import type {
  PasoAtencion,
  PreferenciaContacto,
  ResultadoAtencion,
  TipoAtencion,
} from '#shared/entrevistas/atencion/atencion.ts';

/** Missing settings, as the end of «Falta…». */
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

/** Instructions for contacts, in the order in which they matter. */
export const INSTRUCCIONES: readonly string[] = [
  'Abre cada aviso dentro del plazo prometido; uno urgente, al momento.',
  'En un aviso urgente sigue sus cuatro pasos, en orden.',
  'No preguntes el motivo ni pidas que repitan lo que escribieron.',
  'No hables de la selección y no lo comentes con quien decide.',
  'No reenvíes el aviso ni lo guardes en otro sitio.',
  'Al terminar, anota la hora y qué pasó. No hace falta nada más.',
];

/** Contact that answers in the meantime. */
export const EN_SU_LUGAR =
  'Mientras tanto atiende la administración de la empresa. Una persona de contacto ajena a la selección es mejor.';

/** 'a, b y c' */
export const listText = (texts: readonly string[]) => new Intl.ListFormat('es', { type: 'conjunction' }).format(texts);

export const TIPO_TEXTS: Record<TipoAtencion, string> = {
  urgente: 'Urgente',
  neutro: 'En pausa',
  consulta: 'Pregunta',
  ayuda: 'Pide ayuda',
};

export const RESULTADO_TEXTS: Record<ResultadoAtencion, string> = {
  hablamos: 'Hablamos',
  sin_respuesta: 'No respondió',
  otro_dia: 'La hará otro día',
  otra_forma: 'La hará de otra forma',
  con_persona: 'La hará con una persona',
  contestada: 'Contestada',
  no_hace_falta: 'No hace falta nada más',
};

export const PASO_TEXTS: Record<PasoAtencion, string> = {
  llamada: 'Llamé',
  escrito: 'Escribí',
  linea_ofrecida: 'Ofrecí el teléfono de escucha',
  emergencias: 'Llamé a emergencias',
};

const VIA_TEXTS = { correo: 'Por correo', telefono: 'Por teléfono', cualquiera: 'Como te venga bien' };
const HORA_TEXTS = { manana: 'por la mañana', tarde: 'por la tarde', cualquiera: 'a cualquier hora' };

/** «Por teléfono, por la tarde» */
export const preferenciaText = ({ via, hora }: PreferenciaContacto) => `${VIA_TEXTS[via]}, ${HORA_TEXTS[hora]}`;

/** A notice split into its opening and its numbered steps. */
export function stepsOf(texto: string): { intro: string; steps: string[] } {
  const [intro = '', ...steps] = texto.split(/ (?=[1-9]\. )/);
  return { intro, steps: steps.map((step) => step.slice(3)) };
}
