import { sinMuro } from './matriz/aislamiento.ts';
import { enProceso } from './matriz/banco.ts';
import { anEscena } from './matriz/escena/escena.ts';
import { informe } from './matriz/informe.ts';
import { type Opciones, recorrer } from './matriz/recorrido.ts';

/** `npm run sec:matriz`: every route as every identity with every hostile idea, and what held. */
async function run(titulo: string, opcionesOf: (escena: Awaited<ReturnType<typeof anEscena>>) => Opciones) {
  const escena = await anEscena();
  const opciones = opcionesOf(escena);
  const start = performance.now();
  const recorrido = await recorrer(escena, enProceso(escena), opciones);
  console.log(informe(titulo, recorrido, (performance.now() - start) / 1000));
  return recorrido.fallos.length;
}

let fallos = await run('Con el aislamiento de empresas', () => ({}));
fallos += await run('Sin él: los casos de uso solos', sinMuro);
process.exitCode = fallos === 0 ? 0 : 1;
