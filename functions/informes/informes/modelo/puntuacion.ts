import * as z from 'zod';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import { legible } from '#shared/entrevistas/entrevistas/visible.ts';
import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { FENCE_RULE, fence } from '../../../ia/modelos/fence.ts';
import type { PeticionModelo } from '../../../ia/modelos/modelos.ts';
import { afirmacionSchema } from './afirmacion.ts';
import { answerAsData, OMITIDO } from './answer-as-data.ts';
import type { Grupo } from './grupos.ts';

/** A change of the words below is a new number. */
export const VERSION_PUNTUACION = 'puntuacion@1';
export const QUOTES_MAX = 4;
/** Characters of all answers of one call. */
const ANSWERS_MAX = 24_000;

const SISTEMA = `Puntúas entrevistas de trabajo con una rúbrica de anclas conductuales. Recibes competencias, cada una con lo que describe un 1, un 5 y un 10, y las respuestas de una persona.

Lo que debe cumplirse siempre:
- Puntúa cada competencia de 0 a 10, en medios puntos, comparando lo que la persona cuenta que hizo con las anclas. Cuenta lo concreto y propio; una opinión general o un propósito vale poco.
- Si las respuestas no muestran nada de una competencia, su puntuacion es null y no lleva citas ni razones. El silencio no es una nota baja.
- Cada puntuación se apoya en citas: de 1 a ${QUOTES_MAX} fragmentos copiados letra por letra de una respuesta, de tres palabras o más, con el número de su turno. Nunca cites la pregunta ni cambies una palabra.
- Cada razón es una frase breve en español que compara lo citado con un ancla, con los números de sus citas (la primera cita es la 1). No digas nada que la cita no muestre ni cifras que no estén en ella.
- No cuentan la longitud, la ortografía, las tildes, el registro, el nombre, el sexo, la edad, el origen ni nada de la vida privada.
- No hables de emociones, de la personalidad, de la salud ni de si conviene contratar a la persona.
- ${OMITIDO} ocupa el lugar de palabras que no cuentan. No supongas qué decían.

${FENCE_RULE}`;

/** What a model says of the competencies it was asked for; an answer that leaves one out is none. */
export function puntuacionSchema(ids: readonly string[]) {
  return z
    .object({
      competencias: z.array(
        z.object({
          id: z.string(),
          puntuacion: z.number().nullable(),
          citas: z.array(z.object({ turno: z.number(), texto: z.string() })),
          razones: z.array(afirmacionSchema()),
        }),
      ),
    })
    .refine(({ competencias }) => ids.every((id) => competencias.some((each) => each.id === id)), {
      message: 'Falta una competencia',
    });
}
export type Puntuacion = z.output<ReturnType<typeof puntuacionSchema>>;

export function puntuacionPeticion(grupo: Grupo, plazoMs: number): PeticionModelo<Puntuacion> {
  return {
    tarea: 'puntuacion',
    versionPrompt: VERSION_PUNTUACION,
    sistema: SISTEMA,
    mensaje: `${grupo.competencias.map(describe).join('\n\n')}\n\n## Respuestas\n${answers(grupo.turnos)}`,
    esquema: puntuacionSchema(grupo.competencias.map(({ id }) => id)),
    maxOutputTokens: 1600,
    plazoMs,
  };
}

function describe({ id, nombre, descripcion, anclas }: Competencia): string {
  return `## Competencia ${id}: ${nombre}\n${descripcion}\n- 1: ${anclas[1]}\n- 5: ${anclas[5]}\n- 10: ${anclas[10]}`;
}

/** The longest answers give way when all together are too long. */
function answers(turnos: readonly Turno[]): string {
  const share = Math.floor(ANSWERS_MAX / Math.max(1, turnos.length));
  return turnos
    .map(({ secuencia, pregunta, respuesta }) => {
      const data = answerAsData(respuesta ? legible(respuesta, OMITIDO) : '').slice(0, Math.max(share, 400));
      // A follow-up may say the candidate's words back, so questions are data too.
      return `Turno ${secuencia}\n${fence('pregunta', answerAsData(pregunta))}\n${fence('respuesta', data)}`;
    })
    .join('\n');
}
