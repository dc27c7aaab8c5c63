import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'aws-cdk-lib';
import { Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { describe, expect, it, vi } from 'vitest';
import { makeApp, PRODUCTION_CONTEXT, SOCIAL_CONTEXT } from './synthesized-app.ts';

interface Report {
  pluginReports: { violations: { ruleName: string; violatingConstructs: { constructPath: string }[] }[] }[];
}

/** What cdk-nag reports: rule and construct, one line each. A finding makes `synth` throw, after it wrote its report. */
function findingsOf(app: App, outdir: string): string[] {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    app.synth();
  } catch (error) {
    if ((error as Error).name !== 'ValidationFailed' && !/Validation failed/.test(String(error))) throw error;
  } finally {
    silence.mockRestore();
  }
  const { pluginReports } = JSON.parse(readFileSync(path.join(outdir, 'validation-report.json'), 'utf8')) as Report;
  return pluginReports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    ),
  );
}

/** The rules read every resource of every stack. */
const SLOW = 180_000;

describe('cdk-nag with the AwsSolutions and Serverless rules', { timeout: SLOW }, () => {
  it('finds nothing in the platform that is not acknowledged with a reason', () => {
    const { app, outdir } = makeApp();

    expect(findingsOf(app, outdir)).toEqual([]);
  });

  it('finds nothing with social sign-in, nor in production', () => {
    const { app, outdir } = makeApp({ ...SOCIAL_CONTEXT, ...PRODUCTION_CONTEXT });

    expect(findingsOf(app, outdir)).toEqual([]);
  });

  it('does find a bucket without logs and without TLS, so the check above is a check', () => {
    const { app, outdir } = makeApp();
    new Bucket(new Stack(app, 'careless'), 'Open');

    const rules = findingsOf(app, outdir).map((finding) => finding.split(' ')[0]);
    expect(rules).toEqual(expect.arrayContaining(['AwsSolutions-S1', 'AwsSolutions-S10']));
  });
});
