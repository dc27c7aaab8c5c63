import { sinMuro } from './matriz/aislamiento.ts';
import { enProceso } from './matriz/banco.ts';
import { anEscena, type Escena } from './matriz/escena/escena.ts';
import { informe } from './matriz/informe.ts';
import { enPila } from './matriz/pila/en-pila.ts';
import { conGuardia, sinGuardia } from './matriz/pila/seleccion.ts';
import { type Opciones, recorrer } from './matriz/recorrido.ts';
import { cazar, mutantes } from './mutantes/cazar.ts';
import { informeMutantes, proporcion } from './mutantes/informe.ts';

/**
 * `npm run sec:matriz`: every route as every identity with every hostile idea, and what held. With `-- --pila`: the same over
 * HTTP, on the built functions of the local stack. With `-- --mutantes`: every kind of fault in every route that can have
 * it, and which of them the matrix caught.
 */
async function run(titulo: string, opcionesOf: (escena: Escena) => Opciones): Promise<boolean> {
  const escena = await anEscena();
  const opciones = opcionesOf(escena);
  const start = performance.now();
  const recorrido = await recorrer(escena, enProceso(escena), opciones);
  console.log(informe(titulo, recorrido, secondsSince(start)));
  return recorrido.fallos.length === 0;
}

async function runPila(titulo: string, isolation: boolean): Promise<boolean> {
  const { escena, banco, close } = await enPila({ isolation });
  try {
    const start = performance.now();
    const recorrido = await recorrer(escena, banco, { filter: isolation ? conGuardia : sinGuardia });
    console.log(informe(titulo, recorrido, secondsSince(start)));
    return recorrido.fallos.length === 0;
  } finally {
    await close();
  }
}

async function runMutantes(): Promise<boolean> {
  const start = performance.now();
  const todos = mutantes();
  let done = 0;
  const cazados = await cazar(todos, ({ mutante, suerte, por }) => {
    done += 1;
    if (suerte === 'vivo') console.log(`  vivo: ${mutante} (${por})`);
    if (done % PROGRESS === 0) console.log(`  ${done} de ${todos.length} en ${secondsSince(start).toFixed(0)} s`);
  });
  console.log(informeMutantes(cazados, secondsSince(start)));
  return proporcion(cazados) >= 0.98;
}

/** So many faults between two lines that say how far it has come. */
const PROGRESS = 100;
const secondsSince = (start: number) => (performance.now() - start) / 1000;

const runEnProceso = async () => [
  await run('Con el muro entre empresas', () => ({})),
  await run('Sin él: los casos de uso solos', sinMuro),
];
const runEnPila = async () => [
  await runPila('En la pila, con los roles ante la tabla', true),
  await runPila('En la pila, sin ellos', false),
];
const held = process.argv.includes('--mutantes')
  ? [await runMutantes()]
  : await (process.argv.includes('--pila') ? runEnPila() : runEnProceso());
process.exitCode = held.every(Boolean) ? 0 : 1;
