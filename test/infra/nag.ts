import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';

interface Report {
  pluginReports: { violations: { ruleName: string; violatingConstructs: { constructPath: string }[] }[] }[];
}

/** Synthesizes with cdk-nag's rules, whose findings are in the report: they make `synth` throw after it wrote that. */
export function synthesizeWithNag(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
  try {
    app.synth();
  } catch (error) {
    if ((error as Error).name !== 'ValidationFailed' && !/Validation failed/.test(String(error))) throw error;
  }
}

/** What the rules found in a cloud assembly: rule and construct, one line each. */
export function findingsIn(outdir: string): string[] {
  const { pluginReports } = JSON.parse(readFileSync(path.join(outdir, 'validation-report.json'), 'utf8')) as Report;
  return pluginReports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    ),
  );
}
