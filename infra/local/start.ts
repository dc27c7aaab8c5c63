import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '#infra/build/paths.ts';
import { DEMO_USERS } from './demo-users.ts';
import { prepareShared } from './prepare-shared.ts';
import type { Stack } from './start-stack.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const DEFAULT_PORT = 3001;
const DATA_FOLDER = path.join(ROOT, '.local');

const DEMO_PASSWORD = 'Demo-1234';

const { values } = parseArgs({ options: { limpio: { type: 'boolean', default: false } } });
const port = Number(process.env.PORT || DEFAULT_PORT);
const begun = performance.now();

let running: Stack | undefined;
stopOnSignals(() => running?.close());

try {
  const prepared = prepareShared();
  // Whoever waits for it hears of the failure.
  prepared.catch(() => undefined);
  if (values.limpio) await rm(DATA_FOLDER, { recursive: true, force: true });
  // Its modules take a second; the programs of above work meanwhile.
  const { startStack } = await import('./start-stack.ts');
  running = await startStack({
    dir: DATA_FOLDER,
    port,
    seed: true,
    prepared,
    onStep: (text) => console.log(`  ${text}…`),
  });
  console.log(welcome(running, (performance.now() - begun) / 1000));
} catch (error) {
  console.error(`\n  No se ha podido arrancar: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function welcome({ origin, listensOnAllInterfaces }: Stack, seconds: number): string {
  const users = DEMO_USERS.map(({ who, email }) => `    ${who.padEnd(32)}${email}`);
  return `
  Idonea está en marcha (${seconds.toFixed(1)} s)

    Aplicación    ${origin}
    Correo        ${origin}/_local/correo
    API           ${origin}/api/docs

  Usuarios de demostración, todos con la contraseña ${DEMO_PASSWORD}
${users.join('\n')}

  Los datos quedan en .local/ (npm start -- --limpio empieza de cero).
  Los servicios escuchan solo en este equipo${listensOnAllInterfaces ? ', salvo DynamoDB Local, que no sabe limitarse a él' : ''}.
  Ctrl-C lo cierra todo.
`;
}
