import { fold } from '#shared/core/fold.ts';

/** A line of a CV: as it stands, and folded for comparing. */
export interface Linea {
  texto: string;
  folded: string;
}

/** The parts of a CV that are told apart by their headings. */
export type Apartado = 'inicio' | 'experiencia' | 'habilidades' | 'formacion' | 'otro';

const HEADINGS: [Apartado, RegExp][] = [
  [
    'experiencia',
    /^(?:mi )?(?:experiencia(?: (?:laboral|profesional|de trabajo))?|trayectoria(?: profesional)?|historial (?:laboral|profesional)|work experience|experience)$/,
  ],
  [
    'habilidades',
    /^(?:mis )?(?:habilidades|competencias|aptitudes|capacidades|conocimientos|destrezas|skills|herramientas|tecnologias)(?: (?:y|e) (?:habilidades|competencias|aptitudes|conocimientos|herramientas|tecnologias))?(?: (?:profesionales|tecnicas|tecnicos|clave|informaticas|informaticos|digitales|personales|principales))?$/,
  ],
  [
    'formacion',
    /^(?:mi )?(?:formacion|educacion|estudios|titulacion(?:es)?|datos academicos|education)(?: (?:academica|reglada|universitaria|superior|realizados|cursados))?(?: (?:y|e) \w+)?$/,
  ],
  [
    'otro',
    /^(?:formacion|educacion|estudios|titulacion|idiomas|lenguas|datos (?:personales|de contacto)|contacto|perfil|sobre mi|resumen|objetivo|intereses|aficiones|referencias|cursos|certificac|voluntariado|publicaciones|logros|proyectos|otros datos|informacion (?:adicional|complementaria)|education|languages)/,
  ],
];
/** A heading is short: a sentence that begins with such a word is none. */
const HEADING_MAX = 45;

export interface Seccion {
  apartado: Apartado;
  lineas: Linea[];
}

/** The lines of a text by their headings; what comes before the first one is `inicio`. */
export function toSecciones(texto: string): Seccion[] {
  const secciones: Seccion[] = [{ apartado: 'inicio', lineas: [] }];
  for (const raw of texto.split('\n')) {
    const linea = { texto: raw.trim(), folded: fold(raw.trim()) };
    if (!linea.texto) continue;
    const apartado = headingOf(linea);
    if (apartado) secciones.push({ apartado, lineas: [] });
    else secciones.at(-1)?.lineas.push(linea);
  }
  return secciones;
}

function headingOf({ texto, folded }: Linea): Apartado | undefined {
  if (texto.length > HEADING_MAX) return undefined;
  const bare = folded.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '');
  return HEADINGS.find(([, heading]) => heading.test(bare))?.[0];
}

/** 'Ciudad: Sevilla' → 'Sevilla', for a line that begins with one of these words. */
export function labelled(linea: Linea, words: string): string | undefined {
  const label = new RegExp(`^[^\\p{L}]*(?:${words})\\s*[:：]\\s*`, 'u').exec(linea.folded);
  // Folding keeps the length of Spanish words in composed letters.
  const value = label && linea.texto.slice(label[0].length).trim();
  return value || undefined;
}
