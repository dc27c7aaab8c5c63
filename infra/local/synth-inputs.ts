import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#infra/build/paths.ts';

/** No stack is made of what is in these. */
const APART = new Set(['build', 'deploy', 'local']);

/** Files and folders that the local run's assemblies are made of, beside what was built. */
export const SYNTH_INPUTS = [
  'cdk.json',
  'package-lock.json',
  'shared',
  ...readdirSync(path.join(ROOT, 'infra'))
    .filter((name) => !APART.has(name))
    .map((name) => `infra/${name}`),
  'infra/build/paths.ts',
  ...['local-context', 'prepare-assembly', 'synth-shared'].map((name) => `infra/local/${name}.ts`),
];

/** CloudFormation's rules take as long as all the rest; whoever deploys has them checked, and so do the tests. */
export const WITHOUT_RULES = { CDK_VALIDATION: 'false' };
