import { sinMuro } from './matriz/aislamiento.ts';
import { enProceso } from './matriz/banco.ts';
import { anEscena, type Escena } from './matriz/escena/escena.ts';
import { informe } from './matriz/informe.ts';
import { type Opciones, recorrer } from './matriz/recorrido.ts';
import { cazar, mutantes } from './mutantes/cazar.ts';
import { informeMutantes, proporcion } from './mutantes/informe.ts';

/**
 * `npm run sec:matriz`: every route as every identity with every hostile idea, and what held. With `-- --mutantes`: every
 * kind of fault in every route that can have it, and which of them the matrix caught.
 */
async function run(titulo: string, opcionesOf: (escena: Escena) => Opciones): Promise<boolean> {
  const escena = await anEscena();
  const opciones = opcionesOf(escena);
  const start = performance.now();
  const recorrido = await recorrer(escena, enProceso(escena), opciones);
  console.log(informe(titulo, recorrido, secondsSince(start)));
  return recorrido.fallos.length === 0;
}

async function runMutantes(): Promise<boolean> {
  const start = performance.now();
  const cazados = await cazar(mutantes());
  console.log(informeMutantes(cazados, secondsSince(start)));
  return proporcion(cazados) >= 0.98;
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

const held = process.argv.includes('--mutantes')
  ? await runMutantes()
  : [await run('Con el muro entre empresas', () => ({})), await run('Sin él: los casos de uso solos', sinMuro)].every(
      Boolean,
    );
process.exitCode = held ? 0 : 1;
