import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { ROOT } from '#infra/build/paths.ts';
import { type Figure, isOver, tableOf } from './figure.ts';

/** Loaded one by one, so that measuring one part does not wait for what another needs. */
const PARTS: Record<string, () => Promise<Figure[]>> = {
  funciones: async () => (await import('./funciones.ts')).measureFunctions(),
  dependencias: async () => (await import('./dependencias.ts')).measureDependencies(),
  web: async () => (await import('./web.ts')).measureWeb(),
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse(),
  rivales: async () => (await import('./rivales.ts')).measureRivals(),
  datos: async () => (await import('./datos.ts')).measureData(),
  particiones: async () => (await import('./particiones.ts')).measurePartitions(),
  caudal: async () => (await import('./caudal.ts')).measureThroughput(),
  arranque: async () => (await import('./arranque.ts')).measureStart(),
};
const RESULTS = path.join(ROOT, 'test-results', 'bench.json');

interface PartResult {
  measuredAt: string;
  machine: string;
  /** Mean of running processes over the last minute, when the part began: above the number of cores, times are not to be trusted. */
  load: number;
  figures: (Figure & { ok?: boolean })[];
}

const json = process.argv.includes('--json');
const asked = process.argv.slice(2).filter((word) => word !== '--json');
/** With `--json`, standard output is the figures and nothing else. */
const say = json ? console.error : console.log;
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

const machine = `Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}`;
say(`${machine}\n`);
const measured: Record<string, PartResult> = {};
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) {
  const load = loadavg()[0] ?? 0;
  const figures = (await PARTS[part]?.()) ?? [];
  say(`${tableOf(`${part} (load ${load.toFixed(1)})`, figures)}\n`);
  await save(part, load, figures);
}
say(`Figures: ${path.relative(ROOT, RESULTS)}`);
if (json) console.log(JSON.stringify(measured, null, 2));

/** Parts that were not measured now keep their last figures, each with its own date. */
async function save(part: string, load: number, figures: readonly Figure[]): Promise<void> {
  const results: Record<string, PartResult> = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const result: PartResult = {
    measuredAt: new Date().toISOString(),
    machine,
    load,
    figures: figures.map((figure) => (figure.budget === undefined ? figure : { ...figure, ok: !isOver(figure) })),
  };
  results[part] = result;
  measured[part] = result;
  await mkdir(path.dirname(RESULTS), { recursive: true });
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
