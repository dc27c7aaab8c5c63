import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { leer } from '#functions/entrevistas/dignidad/leer.ts';
import { isMissed, withBarrasDeModelo } from './barras.ts';
import { type Caso, readCasos } from './casos.ts';
import { type Fila, type Leer, medirCasos, medirConModelo, medirPreguntas, medirVariantes } from './medir.ts';
import { peticionLine, textosOf } from './peticiones.ts';
import { type Llamadas, lectorOf, readRespuestas } from './respuestas.ts';
import { tasaText } from './tasa.ts';

const USO = `Uso: npm run dignidad -- [opciones]

  --casos F       casos de otro archivo (varias veces); sin esta opción, los de esta carpeta
  --preguntas F   preguntas de otro archivo; sin esta opción, las del producto
  --peticiones F  escribe en F lo que se preguntaría a un modelo de cada texto, y no mide:
                  una línea JSON {id, sistema, mensaje, esquema} por texto
  --respuestas F  lee de F lo que un modelo contestó, una línea JSON {id, salida} por texto, y
                  mide también con ello: «con respuestas», al lado de «reglas solas»
  --frases        escribe también los textos que fallan, no solo sus ids
  --json          las cifras como JSON

Sin --respuestas mide las reglas solas. No llama a nadie: ni a un modelo ni a la red. Una respuesta que falta o que no
vale cuenta como una llamada fallida, y ese texto lo leen las reglas solas. Sale con 1 si no se alcanza una cifra.
Las frases son sintéticas; las de esta carpeta las escribió y etiquetó una sola persona.`;

const CASOS = ['casos.json', 'corrientes.json'].map((name) => new URL(name, import.meta.url));
const PREGUNTAS = [new URL('../../shared/entrevistas/dignidad/preguntas.json', import.meta.url)];

type Textos = ReturnType<typeof readCasos>;
interface Columnas {
  reglas: readonly Fila[];
  respuestas?: readonly Fila[];
  llamadas?: Llamadas;
}

/** Findings against the labels of sentences. Exit code 1: a bar is missed; 2: called wrongly. */
async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      casos: { type: 'string', multiple: true },
      preguntas: { type: 'string', multiple: true },
      peticiones: { type: 'string' },
      respuestas: { type: 'string' },
      frases: { type: 'boolean' },
      json: { type: 'boolean' },
      ayuda: { type: 'boolean' },
    },
  });
  if (values.ayuda) {
    console.log(USO);
    return 0;
  }
  const { lista } = readCasos(values.casos ?? CASOS);
  const { preguntas } = readCasos(values.preguntas ?? values.casos ?? PREGUNTAS);
  const textos = { lista, preguntas };
  if (values.peticiones !== undefined) await writePeticiones(values.peticiones, textos);
  if (values.peticiones !== undefined && values.respuestas === undefined) return 0;
  const columnas = columnasOf(textos, values.respuestas);
  const shown = values.frases ? new Map([...lista, ...preguntas].map((each) => [each.id, each.texto])) : undefined;
  if (values.json) console.log(JSON.stringify(columnas.respuestas ? columnas : columnas.reglas, null, 2));
  else print(columnas, shown);
  return [...columnas.reglas, ...(columnas.respuestas ?? [])].some(isMissed) ? 1 : 0;
}

async function writePeticiones(file: string, { lista, preguntas }: Textos): Promise<void> {
  const lines = await Promise.all(textosOf(lista, preguntas).map(peticionLine));
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  console.log(`${lines.length} peticiones en ${file}`);
}

function columnasOf({ lista, preguntas }: Textos, respuestas: string | undefined): Columnas {
  const asked = (lector: Leer) => (preguntas.length > 0 ? medirPreguntas(preguntas, lector) : []);
  const reglas = [...medirCasos(lista, leer), ...asked(leer), ...medirVariantes(lista, leer)];
  if (respuestas === undefined) return { reglas };
  const { leer: conModelo, llamadas } = lectorOf(textosOf(lista, preguntas), readRespuestas(respuestas));
  const filas = [...medirCasos(lista, conModelo), ...medirConModelo(lista, conModelo), ...asked(conModelo)];
  return {
    reglas: [...reglas, ...medirConModelo(lista, leer)],
    respuestas: withBarrasDeModelo(filas),
    llamadas,
  };
}

function print(
  { reglas, respuestas, llamadas }: Columnas,
  textos: ReadonlyMap<string, Caso['texto']> | undefined,
): void {
  const nombres = new Set([...reglas, ...(respuestas ?? [])].map(({ nombre }) => nombre));
  const named = (filas: readonly Fila[], nombre: string) => filas.find((fila) => fila.nombre === nombre);
  for (const nombre of nombres) {
    const columnas = (
      [
        ['reglas solas', named(reglas, nombre)],
        ['con respuestas', named(respuestas ?? [], nombre)],
      ] as const
    ).flatMap(([columna, fila]) => (fila ? [{ columna: respuestas ? `${columna} ` : '', fila }] : []));
    console.log(`${nombre}: ${columnas.map(({ columna, fila }) => columna + textOf(fila)).join(' | ')}`);
    for (const { columna, fila } of columnas) printFallos(fila, columna, textos);
  }
  if (llamadas) {
    const { leidas, faltan, noValen, sinPreguntar } = llamadas;
    console.log(
      `llamadas: ${leidas} leídas, ${faltan + noValen} fallidas (${faltan} faltan, ${noValen} no valen); ${sinPreguntar} no se hacen, porque las reglas ya paran`,
    );
  }
}

function textOf(fila: Fila): string {
  const { tasa, alMenos, comoMucho } = fila;
  const bar = alMenos ?? comoMucho;
  const asked = bar === undefined ? '' : ` · ${alMenos === undefined ? 'como mucho' : 'al menos'} ${bar * 100} %`;
  return `${tasaText(tasa)}${asked}${isMissed(fila) ? ' · NO SE ALCANZA' : ''}`;
}

function printFallos({ fallos }: Fila, columna: string, textos: ReadonlyMap<string, Caso['texto']> | undefined): void {
  if (textos) for (const id of fallos) console.log(`    ${columna}${id}  ${textos.get(id)}`);
  else if (fallos.length > 0) {
    console.log(`    ${columna}${fallos.slice(0, 40).join(' ')}${fallos.length > 40 ? ' …' : ''}`);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USO);
  process.exitCode = 2;
}
