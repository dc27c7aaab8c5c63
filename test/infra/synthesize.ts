import { rmSync } from 'node:fs';
import { DEPLOYMENTS, type Deployment } from './deployments.ts';
import { makeApp } from './make-app.ts';
import { synthesizeWithNag } from './nag.ts';

// Run by `deployments.ts`.
const { DEPLOYMENT, OUT = '' } = process.env;
const name = DEPLOYMENT as Deployment;
// CloudFormation's own rules take as long as all the rest.
const ruled = name !== 'modesta';
if (!ruled) process.env.CDK_VALIDATION = 'false';
rmSync(OUT, { recursive: true, force: true });
const { app } = makeApp(DEPLOYMENTS[name], OUT);
if (ruled) synthesizeWithNag(app);
else app.synth();
