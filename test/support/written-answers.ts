import { RESPUESTAS, SEGUIMIENTOS } from '#functions/demo/demo-answers.ts';
import { BUILT_IN_SERVICIOS } from '#shared/servicios-hr/built-in-servicios.ts';

const PREGUNTAS = BUILT_IN_SERVICIOS.flatMap(({ estructura }) =>
  estructura.fases.flatMap(({ preguntas }) => preguntas),
);
const FOLLOW_UPS = Object.values(SEGUIMIENTOS);

/** What a well-prepared candidate answers: their own story for each question, a detail for each follow-up. */
export function writtenAnswer(pregunta: string, n: number): string {
  const id = PREGUNTAS.find(({ texto }) => texto === pregunta)?.id ?? '';
  return RESPUESTAS[id] ?? `${FOLLOW_UPS[n % FOLLOW_UPS.length]} Fue el caso ${n}.`;
}
