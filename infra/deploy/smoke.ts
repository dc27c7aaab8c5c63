import { parseArgs } from 'node:util';
import { type Site, SMOKE_CHECKS } from './smoke-checks.ts';

const USAGE = `Uso: npm run humo -- https://dominio [--api https://….execute-api.….amazonaws.com]
Con SMOKE_EMAIL y SMOKE_PASSWORD entra además con esa cuenta.`;

function readSite(): Site {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { api: { type: 'string' } } });
  const [origin] = positionals;
  if (!origin || !URL.canParse(origin)) throw new Error(USAGE);
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
  return {
    origin: new URL(origin).origin,
    api: values.api,
    ...(email && password && { account: { email, password } }),
  };
}

/** Prints a line for each check; the exit code is 1 when one does not hold. */
async function run(): Promise<void> {
  const site = readSite();
  for (const { name, run: check } of SMOKE_CHECKS) {
    try {
      const outcome = await check(site);
      console.log(outcome === 'skipped' ? `– ${name}: not asked` : `✓ ${name}`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`✗ ${name}: ${(error as Error).message}`);
    }
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
