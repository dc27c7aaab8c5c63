import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '#infra/build/paths.ts';
import { DEMO_PASSWORD } from '#tools/demo/demo-data.ts';
import { DraftTable } from './draft-table.ts';
import { lastAssembly, startLocalServices } from './local-services.ts';
import { people, type Sowing, sow } from './sow.ts';
import { openSownTable } from './sown-table.ts';

/** Fills the table of the local run, which must be closed: `npm run sembrar -- --empresas 10 --candidatos 500`. */
const { values } = parseArgs({
  options: {
    empresas: { type: 'string', default: '10' },
    candidatos: { type: 'string', default: '500' },
    entrevistas: { type: 'string', default: '1000' },
    realizadas: { type: 'string', default: '20' },
    semilla: { type: 'string', default: '1' },
    datos: { type: 'string', default: path.join(ROOT, '.local') },
  },
});
const DAY = 24 * 60 * 60_000;
const TOLD_EVERY = 250_000;

if (!existsSync(path.join(values.datos, 'seeded'))) {
  fail('Aún no hay datos locales: arranca una vez el producto con npm start y ciérralo.');
}
if (await isRunning()) fail('El producto está en marcha: ciérralo antes de sembrar.');
const sowing = readSowing();
const stop = stopOnSignals();
/** How many of each kind have been stored. */
const stored = new Map<string, number>();
let count = 0;
const begun = performance.now();
try {
  await sowAll();
} catch (error) {
  fail(`No se ha podido sembrar: ${error instanceof Error ? error.message : error}`);
}
tellAll();

/** What a failure has left in part only is not kept. */
async function sowAll(): Promise<void> {
  const assembly = lastAssembly();
  const [table] = assembly.tables;
  if (!table) throw new Error('Aún no hay tabla: arranca una vez el producto con npm start y ciérralo.');
  const sown = await openSownTable(values.datos, table);
  const draft = new DraftTable(sowing.ahora);
  draft.load(sown.platformItems());
  const local = await startLocalServices(values.datos, assembly);
  try {
    for await (const items of sow(sowing, draft, local.services, stop)) {
      for (const item of items) {
        sown.put(item);
        stored.set(String(item.tipo), (stored.get(String(item.tipo)) ?? 0) + 1);
      }
      count += items.length;
      if (count % TOLD_EVERY < items.length) console.log(`  ${count} elementos, ${rate()} por segundo…`);
    }
    await sown.keep();
  } finally {
    await local.close();
  }
}

function readSowing(): Sowing {
  const number = (name: 'empresas' | 'candidatos' | 'entrevistas' | 'realizadas' | 'semilla') => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 0) fail(`--${name} debe ser un número entero.`);
    return value;
  };
  return {
    empresas: number('empresas'),
    candidatos: number('candidatos'),
    entrevistas: number('entrevistas'),
    realizadas: number('realizadas'),
    semilla: number('semilla'),
    // The same day sows the same items.
    ahora: new Date(Math.floor(Date.now() / DAY) * DAY),
  };
}

/** Asked once, it ends what it is at, and what was sown stays; asked twice, nothing does. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(130);
      console.log('  Terminando: lo sembrado hasta aquí se queda (otra vez Ctrl-C lo descarta)…');
      controller.abort();
    });
  }
  return controller.signal;
}

function rate(): number {
  return Math.round((1000 * count) / (performance.now() - begun));
}

function tellAll(): void {
  const seconds = (performance.now() - begun) / 1000;
  const of = (...tipos: string[]) => tipos.map((tipo) => stored.get(tipo) ?? 0).join(' · ');
  const [admin, operador] = people(sowing.semilla);
  console.log(`
  ${of('EMPRESA')} empresas, ${of('CANDIDATO')} candidatos, ${of('ENTREVISTA')} entrevistas y ${of('INFORME')} informes
  ${count} elementos en ${seconds.toFixed(1)} s: ${rate()} por segundo

  npm start los muestra. De todas las empresas, super@idonea.test; de la primera, con la contraseña ${DEMO_PASSWORD}:
    Administrador                   ${admin?.email}
    Operador                        ${operador?.email}
`);
}

async function isRunning(): Promise<boolean> {
  const port = Number(process.env.PORT || 3001);
  return fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
