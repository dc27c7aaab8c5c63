import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import type { Modelos, PeticionModelo } from '../../../ia/modelos/modelos.ts';
import type { Gravedad, Hallazgo } from '../familia.ts';
import { localizadorOf } from './localizar.ts';
import { clasificadorPeticion } from './peticion.ts';
import type { Salida } from './salida.ts';

type Tramo = Hallazgo['tramo'];

/** A model's finding and the spans of its quote in the text: at least one, more where the words are repeated. */
export interface Observacion extends Omit<Salida['observaciones'][number], 'tramo'> {
  tramos: [Tramo, ...Tramo[]];
}

/** A model's reading of one text, as far as the text bears it out. */
export interface Clasificacion {
  observaciones: readonly Observacion[];
  preguntas: readonly { tramo: Tramo; intencion: Salida['preguntas'][number]['intencion'] }[];
  /** As ISO 639-1 spells it; `es` is any Spanish. */
  lengua: string;
}

/**
 * A model's reading of what a candidate has sent, by the first provider that the company may use. Undefined when it is late,
 * fails or is not what was asked for: the rules' reading stands then, and the text is to be read again (`lectura: 'pendiente'`).
 * Never throws; nothing of text or finding reaches a log, an error or a metric.
 */
export async function clasificar(
  texto: string,
  pregunta: string,
  modelos: Pick<Modelos, 'ask'>,
  more: Partial<Pick<PeticionModelo<Salida>, 'plazoMs' | 'soloPrimero'>> = {},
): Promise<Clasificacion | undefined> {
  const answer = await modelos.ask({ ...clasificadorPeticion(texto, pregunta), ...more });
  return answer && leerSalida(answer.salida, texto);
}

/** Findings whose quote stands in the text, the others dropped. A severity unknown to a category becomes its gravest. */
export function leerSalida({ observaciones, preguntas, lengua }: Salida, texto: string): Clasificacion {
  const localizar = localizadorOf(texto);
  return {
    observaciones: observaciones.flatMap(({ tramo, ...rest }) => {
      const [first, ...more] = localizar(tramo);
      return first ? [{ ...rest, gravedad: known(rest.categoria, rest.gravedad), tramos: [first, ...more] }] : [];
    }),
    preguntas: preguntas.flatMap(({ tramo, intencion }) => {
      const [first] = localizar(tramo);
      return first ? [{ tramo: first, intencion }] : [];
    }),
    lengua: ESPANOL.test(lengua.trim()) ? 'es' : lengua.trim().toLowerCase(),
  };
}

const ESPANOL = /^(?:es(?:[-_].*)?|espa[nñ]ol|castellano|spanish)$/iu;

function known(categoria: string, gravedad: Gravedad): Gravedad {
  const grades = Object.keys(categorias().categorias.find(({ id }) => id === categoria)?.gravedad ?? {}).map(Number);
  return Math.min(gravedad, Math.max(...grades)) as Gravedad;
}
