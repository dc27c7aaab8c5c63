import type { AnalisisTexto, HardSkill, Informe, InformeIa, Rubrica, SoftSkill } from './informe.ts';

/** What the report's figures are called in words. */

const decimal = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('es', { style: 'percent' });

export const formatScore = (score: number) => decimal.format(score);
export const formatShare = (share: number) => percent.format(share);

/** 0 to 1: how much verified evidence a score stands on. */
export function confianzaText(confianza: number): string {
  if (confianza <= 0) return 'Sin confianza';
  if (confianza < 0.4) return 'Confianza baja';
  return confianza < 0.7 ? 'Confianza media' : 'Confianza alta';
}

export const RECOMENDACION_TEXTS: Record<InformeIa['recomendacion'], string> = {
  recomendado: 'Recomendado',
  con_reservas: 'Con reservas',
  no_recomendado: 'No recomendado',
  sin_datos: 'Sin datos',
};

export const TONO_TEXTS: Record<AnalisisTexto['sentiment']['label'], string> = {
  positivo: 'Positivo',
  neutral: 'Neutro',
  negativo: 'Negativo',
};

export const NIVEL_TEXTS: Record<HardSkill['nivel'], string> = {
  sin_evidencia: 'Sin evidencia',
  basico: 'Nivel básico',
  intermedio: 'Nivel intermedio',
  avanzado: 'Nivel avanzado',
};

/** Whose scores the report stands on. */
export const enginePart = ({ informeIA }: Informe) => (informeIA.motor === 'integrado' ? 'motor' : 'modelo');

/** The embedded engine's score beside a model's; undefined where it made the report itself. */
export function rubricaOf({ rubrica }: Informe, competenciaId: string): { puntuacion: number | null } | undefined {
  return rubrica && (rubrica.habilidades.find((each) => each.competenciaId === competenciaId) ?? { puntuacion: null });
}

const MOTOR_TEXTS: Record<InformeIa['motor'], string> = {
  integrado: 'Motor integrado (reglas, sin modelo de lenguaje)',
  openai: 'OpenAI',
  claude: 'Claude',
  gemini: 'Gemini',
  perplexity: 'Perplexity',
};

export function motorText({ motor, modelo }: Pick<InformeIa, 'motor' | 'modelo'>): string {
  return modelo ? `${MOTOR_TEXTS[motor]} (${modelo})` : MOTOR_TEXTS[motor];
}

export function rubricaBesideText({ puntuacionMedia }: Pick<Rubrica, 'puntuacionMedia'>): string {
  const media = puntuacionMedia === null ? 'sin media' : `media ${formatScore(puntuacionMedia)} sobre 10`;
  return `${MOTOR_TEXTS.integrado}: ${media}`;
}

/** 'puntuacion@1 resumen@2' → 'puntuación, versión 1; resumen, versión 2'. */
export function promptsText(versionPrompt: string): string {
  return versionPrompt
    .split(' ')
    .map((each) => rubricaText(each).replace('puntuacion', 'puntuación'))
    .join('; ');
}

/** 'entrevistas-profundidad@3' → 'entrevistas-profundidad, versión 3'. */
export function rubricaText(versionRubrica: string): string {
  const [codigo, version] = versionRubrica.split('@');
  return version ? `${codigo}, versión ${version}` : versionRubrica;
}

export const ALERTA_TEXTS: Record<InformeIa['alertas'][number]['tipo'], string> = {
  respuestas_repetidas: 'Respuesta repetida',
  pocas_palabras: 'Pocas palabras',
  discrepancia_entre_motores: 'Modelo y motor integrado difieren',
};

export const RECOMENDACION_LEADS: Record<InformeIa['recomendacion'], string> = {
  recomendado: 'Las respuestas alcanzan el criterio del servicio.',
  con_reservas: 'Hay puntos fuertes y algo que conviene aclarar antes de decidir.',
  no_recomendado: 'Las respuestas no alcanzan el criterio del servicio.',
  sin_datos: 'No hay evidencia suficiente para recomendar ni para descartar: no es una nota baja.',
};

const SIN_DATOS =
  'Hacen falta al menos 150 palabras de respuesta y evidencia en la mitad de las competencias para recomendar algo.';
const STRONG = 7;
const WEAK = 5;
const NAMED_MAX = 3;
const names = new Intl.ListFormat('es', { type: 'conjunction' });

export const skillsOf = (informe: InformeIa): (SoftSkill | HardSkill)[] => [
  ...informe.softSkills,
  ...informe.hardSkills,
];

/** What the recommendation stands on, one sentence each: only what the report itself holds. */
export function reasonsOf(informe: InformeIa): string[] {
  const skills = skillsOf(informe);
  const scored = skills
    .flatMap(({ habilidad, puntuacion }) => (puntuacion === null ? [] : [{ habilidad, puntuacion }]))
    .toSorted((a, b) => b.puntuacion - a.puntuacion);
  const named = (list: typeof scored) =>
    names.format(list.slice(0, NAMED_MAX).map((s) => `${s.habilidad} (${formatScore(s.puntuacion)})`));
  const strong = scored.filter(({ puntuacion }) => puntuacion >= STRONG);
  const weak = scored.filter(({ puntuacion }) => puntuacion < WEAK).toReversed();
  const without = skills.length - scored.length;
  return [
    informe.puntuacionMedia === null
      ? 'Ninguna competencia se pudo puntuar.'
      : `Media de ${formatScore(informe.puntuacionMedia)} sobre 10 en ${scored.length} de ${skills.length} competencias.`,
    strong.length > 0 ? `Más sólidas: ${named(strong)}.` : '',
    weak.length > 0 ? `Más débiles: ${named(weak)}.` : '',
    informe.puntuacionMedia !== null && without > 0
      ? `Sin evidencia en ${without === 1 ? 'una competencia' : `${without} competencias`}: no cuenta como nota baja.`
      : '',
    informe.recomendacion === 'sin_datos' ? SIN_DATOS : '',
  ].filter(Boolean);
}
