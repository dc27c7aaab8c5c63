import path from 'node:path';
import { ROOT } from './build/paths.ts';
import { createApp } from './create-app.ts';

// The CDK command line names its own folder in CDK_OUTDIR; the local run may have functions of its own build.
const {
  CDK_OUTDIR: outdir = path.join(ROOT, 'cdk.out'),
  FUNCTIONS_FOLDER: functionsFolder,
  WEB_HASH: webHash,
} = process.env;
createApp({ outdir, functionsFolder, webHash }).synth();
