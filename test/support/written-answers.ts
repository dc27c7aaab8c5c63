import { BUILT_IN_SERVICIOS } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import { LUCIA } from '#tools/demo/voces/lucia.ts';

const PREGUNTAS = BUILT_IN_SERVICIOS.flatMap(({ estructura }) =>
  estructura.fases.flatMap(({ preguntas }) => preguntas),
);
const FOLLOW_UPS = [
  'Fue el año pasado, en el departamento de operaciones, durante el mes con más pedidos.',
  'Mi responsabilidad era coordinar al equipo y entregar antes del plazo.',
  'Reuní los datos, propuse dos alternativas, acordé una con el equipo y la seguí cada semana.',
  'Como resultado, redujimos los errores un 20 % y el cliente renovó el contrato.',
  'Por ejemplo, el mes pasado revisé treinta casos, encontré cuatro que se repetían y preparé una guía para ellos.',
];

/** What a well-prepared candidate answers: their own story for each question, a detail for each follow-up. */
export function writtenAnswer(pregunta: string, n: number): string {
  const id = PREGUNTAS.find(({ texto }) => texto === pregunta)?.id ?? '';
  return LUCIA[id]?.[0] ?? `${FOLLOW_UPS[n % FOLLOW_UPS.length]} Fue el caso ${n}.`;
}
