import path from 'node:path';
import { ROOT } from './build/paths.ts';
import { createApp } from './create-app.ts';

// The CDK command line names its own folder there.
createApp({ outdir: process.env.CDK_OUTDIR ?? path.join(ROOT, 'cdk.out') }).synth();
