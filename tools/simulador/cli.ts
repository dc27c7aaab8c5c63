import { parseArgs } from 'node:util';
import { simulate } from '#functions/entrevistas/entrevistador/simulador/simular.ts';
import { printPersona, printTotals, type Tanda } from '#functions/entrevistas/entrevistador/simulador/tabla.ts';
import { BUILT_IN_SERVICIOS, findBuiltInServicio } from '#shared/entrevistas/servicios-hr/built-in-servicios.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { PERSONAS, type PersonaId } from '#shared/entrevistas/servicios-hr/simulacion.ts';

const USO = `Uso: npm run simular -- [opciones]

  --servicio CODIGO   uno de los servicios de serie (todos sin esta opción): ${BUILT_IN_SERVICIOS.map(({ codigo }) => codigo).join(', ')}
  --persona PERSONA   una persona candidata (todas sin esta opción): ${PERSONAS.join(', ')}
  --semillas N        cuántas entrevistas de cada persona, con las semillas 1 a N (1)
  --semilla N         una sola semilla
  --duracion N        minutos, en lugar de los del servicio
  --todo              todos los servicios y personas con 20 semillas
  --conversacion      imprime también lo que se dijo
  --json              las cifras como JSON`;

/** Interviews with invented candidates on the services that ship. Ends with 1 when a rule is broken, with 2 when it is called wrongly. */
function main(args: string[]): number {
  const options = {
    servicio: { type: 'string' },
    persona: { type: 'string' },
    semillas: { type: 'string' },
    semilla: { type: 'string' },
    duracion: { type: 'string' },
    todo: { type: 'boolean' },
    conversacion: { type: 'boolean' },
    json: { type: 'boolean' },
    ayuda: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args, options });
  if (values.ayuda) return say(USO, 0);
  const servicios = values.servicio ? [getServicio(values.servicio)] : BUILT_IN_SERVICIOS;
  const personas = values.persona ? [getPersona(values.persona)] : PERSONAS;
  const count = whole(values.semillas, values.todo ? 20 : 1);
  const semillas = values.semilla ? [whole(values.semilla, 1)] : Array.from({ length: count }, (_, index) => index + 1);
  const duracion = values.duracion === undefined ? undefined : whole(values.duracion, 0);

  const tandas: Tanda[] = servicios.flatMap((servicio) =>
    personas.map((persona) => ({
      servicio,
      persona,
      simulaciones: semillas.map((semilla) => simulate(servicio, persona, semilla, { duracion })),
    })),
  );
  const broken = tandas.some(({ simulaciones }) =>
    simulaciones.some(({ cifras }) => cifras.incumplimientos.length > 0),
  );
  if (values.json) return say(JSON.stringify(tandas.map(toJson), null, 2), broken ? 1 : 0);
  if (tandas.length <= PERSONAS.length)
    say(tandas.map((tanda) => printPersona(tanda, values.conversacion)).join('\n'), 0);
  return say(printTotals(tandas), broken ? 1 : 0);
}

const toJson = ({ servicio, persona, simulaciones }: Tanda) => ({
  servicio: servicio.codigo,
  version: servicio.version,
  persona,
  simulaciones: simulaciones.map(({ semilla, cifras }) => ({ semilla, ...cifras })),
});

function getServicio(codigo: string): ServicioHr {
  const found = findBuiltInServicio(codigo);
  if (!found) throw new Error(`No hay ningún servicio de serie ${codigo}`);
  return found;
}

function getPersona(id: string): PersonaId {
  const found = PERSONAS.find((persona) => persona === id);
  if (!found) throw new Error(`No hay ninguna persona ${id}`);
  return found;
}

function whole(text: string | undefined, byDefault: number): number {
  const found = text === undefined ? byDefault : Number(text);
  if (!Number.isInteger(found) || found < 1) throw new Error(`${text} no es un número entero mayor que cero`);
  return found;
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USO}\n`);
  process.exitCode = 2;
}
