import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Alerta } from '#shared/informes/informes/informe.ts';
import { contentStems, countWords, similarity } from '../../../lenguaje/tokens.ts';

/** Short answers repeat each other by nature (`no lo sé`). */
const REPEATED_WORDS_MIN = 12;
const REPEATED_SIMILARITY = 0.9;
const SHORT_WORDS = 8;

/** What the reviewer should look at. None of it moves a score. */
export function findAlertas(servicio: ServicioHr, turnos: readonly Turno[]): Alerta[] {
  const answered = turnos.filter((turno) => turno.respuesta && !turno.respuesta.omitida);
  return [...repeated(answered), ...short(servicio, answered)];
}

function repeated(answered: readonly Turno[]): Alerta[] {
  const heard: { turno: Turno; stems: string[] }[] = [];
  const alertas: Alerta[] = [];
  for (const turno of answered) {
    const texto = turno.respuesta?.texto ?? '';
    if (countWords(texto) < REPEATED_WORDS_MIN) continue;
    const stems = contentStems(texto);
    const twin = heard.find((other) => similarity(other.stems, stems) >= REPEATED_SIMILARITY);
    heard.push({ turno, stems });
    if (!twin) continue;
    alertas.push({
      tipo: 'respuestas_repetidas',
      turnoId: turno.turnoId,
      detalle: `La respuesta repite casi palabra por palabra la del turno ${twin.turno.secuencia}. Lo repetido cuenta una sola vez.`,
    });
  }
  return alertas;
}

/** One notice for all of them: a list of short answers would bury the rest. */
function short(servicio: ServicioHr, answered: readonly Turno[]): Alerta[] {
  const weighed = new Set(
    servicio.estructura.fases.flatMap(({ id, preguntas }) =>
      preguntas.filter(({ competencias }) => competencias.length > 0).map((pregunta) => `${id}/${pregunta.id}`),
    ),
  );
  const brief = [...Map.groupBy(answered, ({ faseId, preguntaId }) => `${faseId}/${preguntaId}`)].filter(
    ([key, own]) =>
      weighed.has(key) && own.reduce((sum, t) => sum + countWords(t.respuesta?.texto ?? ''), 0) < SHORT_WORDS,
  );
  const first = brief[0]?.[1][0];
  if (!first) return [];
  const detalle =
    brief.length === 1
      ? 'La respuesta a esta pregunta, con sus seguimientos, es demasiado breve para valorarla.'
      : `Hay ${brief.length} preguntas con respuestas demasiado breves para valorarlas; esta es la primera.`;
  return [{ tipo: 'pocas_palabras', turnoId: first.turnoId, detalle }];
}
