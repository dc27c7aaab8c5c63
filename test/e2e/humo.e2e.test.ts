import { describe, expect, inject, it } from 'vitest';
import { SMOKE_CHECKS } from '#infra/deploy/smoke-checks.ts';

/** Asked of the local run, which has neither TLS nor an address of the API's own. */
const NOT_HERE = ['plain HTTP leads to HTTPS', 'API Gateway refuses whoever comes past CloudFront'];

describe('The smoke test of a deployment', () => {
  it.each(SMOKE_CHECKS)('$name', async ({ name, run }) => {
    const account = { email: 'operador@acme.test', password: 'Demo-1234' };

    expect(await run({ origin: inject('origin'), account })).toBe(NOT_HERE.includes(name) ? 'skipped' : undefined);
  });
});
