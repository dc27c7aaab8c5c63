import { expect, inject, it } from 'vitest';
import { SMOKE_CHECKS } from '#infra/deploy/smoke-checks.ts';

/** Asked of the local run, which has neither TLS nor an address of the API's own. */
const NOT_HERE = ['plain HTTP leads to HTTPS', 'API Gateway refuses whoever comes past CloudFront'];

it('The smoke test of a deployment passes', async () => {
  const account = { email: 'operador@acme.test', password: 'Demo-1234' };
  for (const { name, run } of SMOKE_CHECKS) {
    const outcome = await run({ origin: inject('origin'), account });
    expect(outcome, name).toBe(NOT_HERE.includes(name) ? 'skipped' : undefined);
  }
});
