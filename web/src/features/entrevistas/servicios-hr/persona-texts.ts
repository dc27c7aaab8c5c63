import type { PersonaId } from '#shared/entrevistas/servicios-hr/simulacion.ts';

/** The invented candidates as people choose them. */
export const PERSONA_TEXTS: Record<PersonaId, { nombre: string; descripcion: string }> = {
  excelente: { nombre: 'Excelente', descripcion: 'Cuenta historias completas sobre lo que se le pregunta.' },
  curioso: { nombre: 'Curioso', descripcion: 'Cuenta historias completas y pregunta por la empresa y el puesto.' },
  breve: { nombre: 'Breve', descripcion: 'Responde con una o dos frases.' },
  verboso: { nombre: 'Verboso', descripcion: 'Da muchos rodeos y gasta el tiempo.' },
  flojo: { nombre: 'Flojo', descripcion: 'Habla en general, y a veces sus cifras no coinciden.' },
  evasivo: { nombre: 'Evasivo', descripcion: 'Dice que no sabe, no quiere responder o pregunta a su vez.' },
  'fuera-de-tema': { nombre: 'Fuera de tema', descripcion: 'Habla de otra cosa.' },
  hostil: { nombre: 'Hostil', descripcion: 'Se enfada con la entrevista.' },
  silencioso: { nombre: 'Silencioso', descripcion: 'Salta casi todas las preguntas.' },
  manipulador: { nombre: 'Manipulador', descripcion: 'Intenta dar órdenes a quien evalúa.' },
  'otro-idioma': { nombre: 'Otro idioma', descripcion: 'Responde en inglés, francés o portugués.' },
};
