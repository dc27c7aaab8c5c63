import { parseArgs } from 'node:util';
import { leer } from '#functions/entrevistas/dignidad/leer.ts';
import { type Caso, readCasos } from './casos.ts';
import { type Fila, medirCasos, medirPreguntas, medirVariantes } from './medir.ts';
import { tasaText } from './tasa.ts';

const USO = `Uso: npm run dignidad -- [opciones]

  --casos F       casos de otro archivo (varias veces); sin esta opción, los de esta carpeta
  --preguntas F   preguntas de otro archivo; sin esta opción, las del producto
  --frases        escribe también los textos que fallan, no solo sus ids
  --json          las cifras como JSON

Mide las reglas solas. Las frases son sintéticas; las de esta carpeta las escribió y etiquetó una sola persona.`;

const CASOS = ['casos.json', 'corrientes.json'].map((name) => new URL(name, import.meta.url));
const PREGUNTAS = [new URL('../../shared/entrevistas/dignidad/preguntas.json', import.meta.url)];

/** What the rules find in sentences that somebody has labelled. Ends with 1 when a bar is missed, with 2 when it is called wrongly. */
function main(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: {
      casos: { type: 'string', multiple: true },
      preguntas: { type: 'string', multiple: true },
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
  const filas = [
    ...medirCasos(lista, leer),
    ...(preguntas.length > 0 ? medirPreguntas(preguntas, leer) : []),
    ...medirVariantes(lista, leer),
  ];
  if (values.json) console.log(JSON.stringify(filas, null, 2));
  else print(filas, values.frases ? new Map([...lista, ...preguntas].map((each) => [each.id, each.texto])) : undefined);
  return filas.some(isMissed) ? 1 : 0;
}

function isMissed({ tasa: { si, de }, alMenos, comoMucho }: Fila): boolean {
  return (alMenos !== undefined && si / de < alMenos) || (comoMucho !== undefined && si / de > comoMucho);
}

function print(filas: readonly Fila[], textos: ReadonlyMap<string, Caso['texto']> | undefined): void {
  for (const fila of filas) {
    const { nombre, tasa, fallos, alMenos, comoMucho } = fila;
    const bar = alMenos ?? comoMucho;
    const asked = bar === undefined ? '' : ` · ${alMenos === undefined ? 'como mucho' : 'al menos'} ${bar * 100} %`;
    console.log(`${nombre}: ${tasaText(tasa)}${asked}${isMissed(fila) ? ' · NO SE ALCANZA' : ''}`);
    if (textos) for (const id of fallos) console.log(`    ${id}  ${textos.get(id)}`);
    else if (fallos.length > 0) console.log(`    ${fallos.slice(0, 40).join(' ')}${fallos.length > 40 ? ' …' : ''}`);
  }
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USO);
  process.exitCode = 2;
}
