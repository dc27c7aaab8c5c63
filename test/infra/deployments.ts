import path from 'node:path';
import { withLock } from '#infra/build/build-lock.ts';
import { unlessUnchanged } from '#infra/build/input-digest.ts';
import { DIST } from '#infra/build/paths.ts';
import { runApart } from '#infra/build/run-apart.ts';
import { SYNTH_INPUTS } from '#infra/local/synth-inputs.ts';
import { type Resource, readResources } from './resources.ts';

/** A deployment that real people use. */
export const PRODUCTION_CONTEXT = { stage: 'produccion', alarmEmail: 'guardia@idonea.test' };

const DOMAIN = {
  domain: 'app.idonea.test',
  certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/11111111-2222-3333-4444-555555555555',
};
const GOOGLE = { googleClientId: 'google-client', googleClientSecretName: 'idonea/google' };
export const MICROSOFT = {
  microsoftClientId: 'microsoft-client',
  microsoftClientSecretName: 'idonea/microsoft',
  microsoftTenantId: '11111111-2222-3333-4444-555555555555',
};

/** The contexts of the deployments that the tests look at; all but the last are synthesized with all rules. */
export const DEPLOYMENTS = {
  /** Without a context: all defaults. */
  desarrollo: {},
  /** As its people try it: only in full. */
  preproduccion: { ...PRODUCTION_CONTEXT, stage: 'preproduccion', ...DOMAIN, ...GOOGLE, ...MICROSOFT },
  /** With all there is: both providers of social sign-in and a domain of its own. */
  produccion: { ...PRODUCTION_CONTEXT, ...DOMAIN, ...GOOGLE, ...MICROSOFT },
  /** In an account that can set nothing aside, with one provider and an OAuth domain under another name. */
  modesta: {
    stage: 'produccion',
    reservedConcurrency: 'false',
    cognitoDomainPrefix: 'rrhh-example',
    ...GOOGLE,
  },
} satisfies Record<string, Record<string, string>>;

export type Deployment = keyof typeof DEPLOYMENTS;

/** A deployment's cloud assembly, and what stands in its templates. */
export interface Synthesized {
  outdir: string;
  resources: Resource[];
  resourcesOf(type: string): Resource[];
}

const INPUTS = [
  ...SYNTH_INPUTS,
  ...['built-folders', 'deployments', 'make-app', 'nag', 'synthesize'].map((name) => `test/infra/${name}.ts`),
];
const known = new Map<Deployment, Promise<Synthesized>>();

/** Synthesized by whoever asks first, of all processes, and kept until something changes that it is made of. */
export function deployment(name: Deployment): Promise<Synthesized> {
  const found = known.get(name) ?? read(name);
  known.set(name, found);
  return found;
}

async function read(name: Deployment): Promise<Synthesized> {
  const root = path.join(DIST, 'test-assemblies', name);
  const outdir = path.join(root, 'cdk.out');
  await withLock(path.join(DIST, `preparing-${name}`), () =>
    unlessUnchanged(`test-${name}`, { inputs: INPUTS, output: path.join(outdir, 'manifest.json') }, () =>
      runApart('test/infra/synthesize.ts', { DEPLOYMENT: name, OUT: root }),
    ),
  );
  const resources = readResources(outdir);
  return { outdir, resources, resourcesOf: (type) => resources.filter((resource) => resource.Type === type) };
}
