import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAll } from '#infra/build/build.ts';
import { WEB_OUT } from '#infra/build/paths.ts';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { SIZE_BUDGETS } from './budgets.ts';
import { bundleOf, functionSizes } from './function-sizes.ts';
import { bundlesThatLoadUndici, loadsUndici } from './undici-at-import.ts';
import { webViews } from './web-weight.ts';

/** Functions that may be larger, each with its own limit in kB gzip and the reason. */
const TEMPLATES = 'the three built-in services, 46 kB of texts, are read from the bundle';
const EXCEPTIONS: Record<string, { limit: number; reason: string }> = {
  'send-correo': { limit: 190, reason: 'a job: nodemailer, ICS invitations and the clients of SES, KMS and SQS' },
  'analyze-entrevista': { limit: 185, reason: 'a job: 90 kB of Spanish sentiment lexicon, stemmer, built-in services' },
  'start-sala': { limit: 150, reason: `the interviewer conducts here: Spanish stemmer and verbs; ${TEMPLATES}` },
  'send-respuesta': { limit: 150, reason: `the interviewer conducts here: Spanish stemmer and verbs; ${TEMPLATES}` },
  'create-entrevista': { limit: 126, reason: `the KMS client encrypts the link; ${TEMPLATES}` },
  'finish-sala': { limit: 120, reason: TEMPLATES },
};

beforeAll(async () => {
  const isBuilt = ALL_FUNCTIONS.every(({ name }) => existsSync(bundleOf(name))) && existsSync(WEB_OUT);
  if (!isBuilt) await buildAll();
});

describe('what is deployed as functions', () => {
  it('is within the size budget, function by function', () => {
    const sizes = functionSizes();
    expect(sizes).toHaveLength(ALL_FUNCTIONS.length);
    const tooLarge = sizes
      .filter(({ name, gzip }) => gzip > (EXCEPTIONS[name]?.limit ?? SIZE_BUDGETS.function))
      .map(({ name, gzip }) => `${name}: ${gzip.toFixed(1)} kB`);
    expect(tooLarge).toEqual([]);
  });

  it('makes an exception only for functions that still need it', () => {
    const sizes = new Map(functionSizes().map(({ name, gzip }) => [name, gzip]));
    const needless = Object.keys(EXCEPTIONS).filter((name) => (sizes.get(name) ?? 0) <= SIZE_BUDGETS.function);
    expect(needless).toEqual([]);
  });

  it('loads no undici at import', async () => {
    expect(await bundlesThatLoadUndici(functionSizes().map(({ bundle }) => bundle))).toEqual([]);
  });

  it('would be caught loading undici', async () => {
    expect(await loadsUndici("await import('node:http');")).toBe(true);
  });
});

describe('what a browser loads', () => {
  it('is within the size budget, view by view', async () => {
    const views = await webViews();
    expect(views.map(({ name }) => name)).toEqual(expect.arrayContaining(['login', 'sala', 'candidatos-page']));
    const tooHeavy = views
      .filter(({ total, budget }) => total.gzip > budget)
      .map(({ name, total, budget }) => `${name}: ${total.gzip.toFixed(1)} kB of ${budget}`);
    expect(tooHeavy).toEqual([]);
  });
});
