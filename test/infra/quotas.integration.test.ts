import { describe, expect, it } from 'vitest';
import { sized } from '../support/suite-size.ts';
import { type Account, readAccount } from './account.ts';
import { type Deployment, deployment } from './deployments.ts';
import { QUOTAS, type Quota, SPARE } from './quotas.ts';

/** The largest of all, and names as long as they get. */
const STAGES = sized<Deployment[]>(['produccion'], ['desarrollo', 'preproduccion', 'produccion']);
const REGIONS = sized(['mx-central-1', 'ap-southeast-2'], ['eu-west-1', 'mx-central-1', 'ap-southeast-2']);

/** What leaves too little of a quota free: what, how much, and what to do. */
function exceeding(account: Account, quotas: readonly Quota[]): string[] {
  return quotas.flatMap(({ name, value, raised, most = Math.floor(value * (1 - SPARE)), measure, remedy }) =>
    measure(account)
      .filter(({ size }) => size > most)
      .map(({ of, size }) => {
        const advice = remedy ?? (raised ? 'ask AWS for more' : 'part it');
        return `${of}: ${size} of ${value} (${name}; at most ${most}${raised ? ', AWS raises it' : ''}). What to do: ${advice}`;
      }),
  );
}

describe.each(STAGES)('what AWS limits, in %s', async (stage) => {
  const { outdir } = await deployment(stage);

  it.each(REGIONS)('has 15 % to spare in %s', (region) => {
    expect(exceeding(readAccount(outdir, region), QUOTAS)).toEqual([]);
  });
});

describe('the table of quotas', () => {
  it('measures something of everything that production has', async () => {
    const account = readAccount((await deployment('produccion')).outdir, 'ap-southeast-2');
    const empty = QUOTAS.filter(({ measure }) => measure(account).every(({ size }) => size === 0));

    expect(empty.map(({ name }) => name)).toEqual([
      'managed policy, characters without white space',
      // Only in a template that names them in a nested stack's parameters; here stacks find each other by outputs.
      'bytes of a parameter of a nested stack',
      // Names that CloudFormation makes up, and which then fit.
      'name of a topic',
      'name of a bucket',
      'name of a table',
      'name of a rule',
      'name of a schedule',
      'resource policies of the logs of a region, three deployments in it',
      'policies of the kind CachePolicy of an account, three deployments in it',
      'policies of the kind OriginRequestPolicy of an account, three deployments in it',
    ]);
  });
});
