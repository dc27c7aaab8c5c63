import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { SoftSkill } from '#shared/informes/informes/informe.ts';
import { FENCE_RULE, fence } from '../../../ia/modelos/fence.ts';
import type { PeticionModelo } from '../../../ia/modelos/modelos.ts';
import { afirmacionSchema, keepAfirmaciones } from './afirmacion.ts';

/** A change of the words below is a new number. */
export const VERSION_RESUMEN = 'resumen@1';
/** Fewer sentences that stand than these are no summary: the embedded engine's text stays. */
const SENTENCES_MIN = 2;

const SISTEMA = `Redactas el texto de un informe de entrevista de trabajo para quien lo va a revisar. Recibes las competencias puntuadas, con sus citas numeradas. Las puntuaciones ya están decididas: no las cambies ni las discutas.

Lo que debe cumplirse siempre:
- Cada frase es un elemento aparte, en español claro y neutro, de 8 a 40 palabras, y lleva los números de las citas en las que se apoya. Una frase que ninguna cita muestra no se escribe.
- resumen: de 2 a 4 frases con lo más sólido y lo más débil de lo que se contó. conclusiones: de 1 a 3 frases con lo que las citas permiten concluir y lo que no. recomendaciones: de 1 a 4 frases con lo que convendría preguntar o comprobar en persona.
- Habla de lo que se contó («relata», «cuenta», «menciona»), no de cómo es la persona. No des cifras que no estén en la cita.
- No hables de emociones, de la personalidad, de la salud, del origen, de la edad ni de la vida privada, y no digas si hay que contratar a la persona ni si ha aprobado.

${FENCE_RULE}`;

export const resumenSchema = lazy(() =>
  z.object({
    resumen: z.array(afirmacionSchema()),
    conclusiones: z.array(afirmacionSchema()),
    recomendaciones: z.array(afirmacionSchema()),
  }),
);
export type ResumenModelo = z.output<ReturnType<typeof resumenSchema>>;

export function resumenPeticion(
  { nombre }: ServicioHr,
  skills: readonly SoftSkill[],
  plazoMs: number,
): PeticionModelo<ResumenModelo> {
  const numbers = numbered(skills);
  const parts = skills
    .filter(({ puntuacion }) => puntuacion !== null)
    .map(({ habilidad, puntuacion, competenciaId }) => {
      const own = numbers.filter((each) => each.competenciaId === competenciaId);
      const quotes = own.map(({ numero, cita }) => `Cita ${numero}:\n${fence('cita', cita)}`);
      return [`## ${habilidad}: ${puntuacion} sobre 10`, ...quotes].join('\n');
    });
  return {
    tarea: 'resumen',
    versionPrompt: VERSION_RESUMEN,
    sistema: SISTEMA,
    mensaje: [`Servicio: ${nombre}`, ...parts].join('\n\n'),
    esquema: resumenSchema(),
    maxOutputTokens: 1500,
    plazoMs,
  };
}

function numbered(skills: readonly SoftSkill[]) {
  return skills
    .flatMap(({ competenciaId, evidencia }) => evidencia.map(({ cita }) => ({ competenciaId, cita })))
    .map((each, index) => ({ ...each, numero: index + 1 }));
}

export interface TextosModelo {
  resumen: string | undefined;
  conclusiones: string | undefined;
  recomendaciones: readonly string[];
}

/** The sentences that stand, and nothing where too few do. */
export function textosOf(salida: ResumenModelo, skills: readonly SoftSkill[]): TextosModelo {
  const citas = new Map(numbered(skills).map(({ numero, cita }) => [numero, cita]));
  const resumen = keepAfirmaciones(salida.resumen, citas);
  const conclusiones = keepAfirmaciones(salida.conclusiones, citas);
  return {
    resumen: resumen.length < SENTENCES_MIN ? undefined : resumen.join(' '),
    conclusiones: conclusiones.length === 0 ? undefined : conclusiones.join(' '),
    recomendaciones: keepAfirmaciones(salida.recomendaciones, citas),
  };
}
