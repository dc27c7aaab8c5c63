import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { PreguntaUbicada } from '../../template.ts';
import { repeatedIn } from './repetition.ts';

/**
 * A template question in other words, where the template asks the same twice. What can be said by
 * rules is what it is about: its competencies, and whether it wants something lived or a point of view.
 */
const CONDUCTUAL = [
  'Busco algo que hayas vivido y que tenga que ver con {tema}. ¿Dónde fue, qué hiciste y cómo acabó?',
  'Piensa en {tema} y escoge un momento real, aunque sea pequeño: ¿qué sucedía y de qué te ocupaste?',
  'Me sirve cualquier anécdota tuya sobre {tema}, contada a tu manera.',
  'Si tuvieras que explicar {tema} con un solo hecho tuyo, ¿cuál contarías?',
  'Imagina que un amigo te pide un caso práctico de {tema}: ¿qué le relatarías de tu propia vida laboral o de estudiante?',
  'Vamos por partes. Recuerda un día en que necesitaras {tema} y dime cómo saliste de aquello.',
  '¿En qué ocasión se notó más, para bien o para mal, aquello de {tema}?',
];
const ABIERTA = [
  'Me interesa cómo lo ves tú en lo que toca a {tema}: con unas frases me basta.',
  'Piensa en {tema} y dime lo que para ti es más importante, y por qué.',
  'Cuéntame tu punto de vista sobre {tema}, como te salga.',
  '¿Qué te viene a la cabeza cuando lees {tema}? Empieza por ahí.',
  'Si alguien te conociera hoy, ¿qué debería saber de ti en cuanto a {tema}?',
  'No hay respuesta correcta: descríbeme tu relación con {tema}.',
];
const SIN_TEMA = [
  'Responde a tu manera: con lo que te parezca más importante es suficiente.',
  'Di lo que quieras que se sepa de ti, o salta la pregunta si lo prefieres.',
];
export function otherWords(
  { pregunta }: PreguntaUbicada,
  competencias: readonly Competencia[],
  said: readonly string[],
): string | undefined {
  const names = competencias.filter(({ id }) => pregunta.competencias.includes(id)).map(({ nombre }) => `«${nombre}»`);
  const tema = new Intl.ListFormat('es').format(names);
  const known = pregunta.tipo === 'conductual' ? CONDUCTUAL : ABIERTA;
  const variants = names.length > 0 ? known : SIN_TEMA;
  const isRepeated = repeatedIn(said);
  return variants.map((each) => each.replace('{tema}', () => tema)).find((texto) => !isRepeated(texto));
}
