import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalFunction } from '#infra/local/assembly.ts';

/** A function with this module as its code, as the assembly would describe it. */
export function localFunction(
  root: string,
  name: string,
  code: string,
  overrides: Partial<LocalFunction> = {},
  kind: 'mjs' | 'cjs' = 'mjs',
): LocalFunction {
  const folder = path.join(root, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `index.${kind}`), code);
  return {
    arn: `arn:aws:lambda:eu-west-1:000000000000:function:${name}`,
    name,
    folder,
    handler: 'index.handler',
    environment: {},
    timeoutMs: 5000,
    memory: 256,
    asyncRetries: 2,
    asyncDeadLetterArn: undefined,
    ...overrides,
  };
}
