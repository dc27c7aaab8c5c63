import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
 * HTTP, on the built functions of the local stack, with the roles before the table and without them; `--pila=con` and
 * `--pila=sin` are one of both, and `--rutas=getArea,updateArea` some routes only. With `-- --mutantes`: every kind of fault
 * in every route that can have it, and which of them the matrix caught.
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
    const recorrido = await recorrer(escena, banco, {
      ...(optionOf('--rutas') && { operations: optionOf('--rutas')?.split(',') ?? [] }),
      filter: isolation ? conGuardia : sinGuardia,
      onFallo: ({ oracle, sonda, detalle }) => console.error(`✗ ${oracle}: ${sonda}\n    ${detalle}`),
    });
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
const optionOf = (name: string) => process.argv.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
const secondsSince = (start: number) => (performance.now() - start) / 1000;

const runEnProceso = async () => [
  await run('Con el muro entre empresas', () => ({})),
  await run('Sin él: los casos de uso solos', sinMuro),
];
/** Each in a process of its own: a stack is busy in one thread most of the time. */
const runEnPila = () =>
  Promise.all(
    ['con', 'sin'].map(async (which) => {
      const args = process.argv.slice(2).map((arg) => (arg === '--pila' ? `--pila=${which}` : arg));
      const child = spawn(process.execPath, [import.meta.filename, ...args], { stdio: 'inherit' });
      const [code] = await once(child, 'exit');
      return code === 0;
    }),
  );

const RUNS: Record<string, () => Promise<boolean[]>> = {
  '--mutantes': async () => [await runMutantes()],
  '--pila': runEnPila,
  '--pila=con': async () => [await runPila('En la pila, con los roles ante la tabla', true)],
  '--pila=sin': async () => [await runPila('En la pila, sin ellos', false)],
};
const asked = process.argv.find((arg) => arg in RUNS);
const held = await ((asked && RUNS[asked]) || runEnProceso)();
process.exitCode = held.every(Boolean) ? 0 : 1;
