import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildProgram } from '#infra/build/build-functions.ts';
import { DIST, ROOT } from '#infra/build/paths.ts';

/** `npm run deploy` leaves the stacks' outputs here: see `outputsFile` in cdk.json. */
const OUTPUTS_FILE = path.join(DIST, 'cdk-outputs.json');
const ENTRY = path.join(ROOT, 'functions', 'empresas', 'usuarios', 'create-superadmin.ts');
const PROGRAM = path.join(DIST, 'deploy', 'create-superadmin');
const USAGE = 'Uso: npm run crear-superadmin -- --email persona@empresa.com --nombre "Nombre Apellido"';

interface Program {
  createSuperadmin(person: { email: string; nombre: string }): Promise<string>;
}

/** An output by its name, from whichever stack has it. */
function readOutput(outputs: Record<string, Record<string, string>>, name: string): string {
  const value = Object.values(outputs).find((stack) => name in stack)?.[name];
  if (!value) throw new Error(`El despliegue no tiene la salida ${name}. Repite npm run deploy.`);
  return value;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      nombre: { type: 'string' },
      salidas: { type: 'string', default: OUTPUTS_FILE },
    },
  });
  const email = values.email?.trim().toLowerCase() ?? '';
  const nombre = values.nombre?.trim() ?? '';
  if (!/^\S+@\S+\.\S+$/.test(email) || nombre.length < 2) throw new Error(USAGE);
  if (!existsSync(values.salidas)) throw new Error(`No existe ${values.salidas}: lo escribe npm run deploy.`);

  const outputs = JSON.parse(readFileSync(values.salidas, 'utf8')) as Record<string, Record<string, string>>;
  const userPoolId = readOutput(outputs, 'UserPoolId');
  Object.assign(process.env, {
    TABLE_NAME: readOutput(outputs, 'TableName'),
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: readOutput(outputs, 'UserPoolClientId'),
    AWS_REGION: userPoolId.split('_')[0],
  });
  await buildProgram(ENTRY, PROGRAM);
  const { createSuperadmin } = (await import(pathToFileURL(path.join(PROGRAM, 'index.mjs')).href)) as Program;
  const temporaryPassword = await createSuperadmin({ email, nombre });
  console.log(`
  Superadmin creado: ${email}
  Contraseña temporal: ${temporaryPassword}
  Se cambia en el primer acceso: ${readOutput(outputs, 'PublicOrigin')}/login
`);
}

try {
  await run();
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
