import { readFileSync } from 'node:fs';
import * as z from 'zod';

const tramo = z.object({ texto: z.string(), inicio: z.number().int().optional() });

/** One sentence with what a person would have found in it. `ordinaria`: nothing to stop, mask or answer. */
const casoSchema = z.object({
  id: z.string(),
  pais: z.string(),
  texto: z.string(),
  categoria: z.string().default('ordinaria'),
  gravedad: z.number().int().min(0).max(3).default(0),
  secundarias: z.array(z.union([z.string(), z.object({ categoria: z.string() })])).default([]),
  accion: z.string().default('ninguna'),
  detiene: z.boolean().default(false),
  /** What is masked. */
  tramos: z.array(tramo).default([]),
  /** Nothing is said openly: rules alone are not asked to find it. */
  implicita: z.boolean().default(false),
  /** What the person wrote before, in the same interview. */
  historial: z.array(z.string()).default([]),
  /** Question that the sentence answers. */
  pregunta: z.string().optional(),
});
export type Caso = z.output<typeof casoSchema>;

const preguntaSchema = z.object({ id: z.string(), pais: z.string(), texto: z.string(), intencion: z.string() });
export type PreguntaDePrueba = z.output<typeof preguntaSchema>;

/** Files with a `lista` of cases, a list of `preguntas`, or both. */
const archivoSchema = z.object({
  lista: z.array(casoSchema).default([]),
  preguntas: z.array(preguntaSchema).default([]),
});

/** @throws Error for a file that is none of these. */
export function readCasos(files: readonly (string | URL)[]): z.output<typeof archivoSchema> {
  const read = files.map((file) => archivoSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  return { lista: read.flatMap(({ lista }) => lista), preguntas: read.flatMap(({ preguntas }) => preguntas) };
}

/** A sentence as written in a hurry: without signs and accents. */
export const llano = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[\p{M}¿?¡!]/gu, '')
    .toLowerCase();

/** Characters that are masked, from and to, in UTF-16 units. */
export const rangesOf = ({ texto, tramos }: Caso): readonly [number, number][] =>
  tramos.map((each) => {
    const inicio = each.inicio ?? texto.indexOf(each.texto);
    return [inicio, inicio + each.texto.length] as const;
  }) as readonly [number, number][];

export const secundariasOf = ({ secundarias }: Caso): string[] =>
  secundarias.map((each) => (typeof each === 'string' ? each : each.categoria));
