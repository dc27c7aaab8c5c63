import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../local-aws/local-client.ts';
import { WHOLE } from '../support/suite-size.ts';
import { deployment } from './deployments.ts';
import { findingsIn, synthesizeWithNag } from './nag.ts';

const { outdir: plain } = await deployment('desarrollo');
const { outdir: production } = await deployment('produccion');

describe('cdk-nag with the AwsSolutions and Serverless rules', () => {
  it('finds nothing in the platform that is not acknowledged with a reason', () => {
    expect(findingsIn(plain)).toEqual([]);
  });

  it('finds nothing with social sign-in, nor in production', () => {
    expect(findingsIn(production)).toEqual([]);
  });

  it.runIf(WHOLE)('finds nothing in preproduction', async () => {
    expect(findingsIn((await deployment('preproduccion')).outdir)).toEqual([]);
  });

  it('does find a bucket without logs and without TLS, so the checks above are checks', () => {
    const outdir = temporaryFolder();
    const app = new App({ outdir, analyticsReporting: false });
    new Bucket(new Stack(app, 'careless'), 'Open');
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    synthesizeWithNag(app);
    silence.mockRestore();

    const rules = findingsIn(outdir).map((finding) => finding.split(' ')[0]);
    expect(rules).toEqual(expect.arrayContaining(['AwsSolutions-S1', 'AwsSolutions-S10']));
  });
});
