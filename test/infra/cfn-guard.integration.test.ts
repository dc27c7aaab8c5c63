import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CfnGuardValidator } from '@cdklabs/cdk-validator-cfnguard';
import { type App, CfnElement, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import { describe, expect, it } from 'vitest';
import { makeApp, PRODUCTION_CONTEXT, SOCIAL_CONTEXT } from './synthesized-app.ts';

/**
 * The rules of AWS Control Tower that concern a type of resource that we have: the whole published set, less what it
 * says of databases, containers and machines. A new kind of resource brings its rules along.
 */
const RULES = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@cdklabs/cdk-validator-cfnguard/package.json')),
  'rules/control-tower/cfn-guard',
);
const OUTPUT_BYTES = 512 * 1024 * 1024;

function rulesFor(templates: string[]): string[] {
  const types = new Set(
    templates.flatMap((file) => {
      const { Resources = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
        Resources?: Record<string, { Type: string }>;
      };
      return Object.values(Resources).map(({ Type }) => Type);
    }),
  );
  return readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.guard'))
    .map((file) => path.join(RULES, file))
    .filter((file) =>
      readFileSync(file, 'utf8')
        .matchAll(/"(AWS::\w+::\w+)"/g)
        .some(([, type = '']) => types.has(type)),
    );
}

/** What nobody has accepted: rule and construct, one line each. */
function findingsOf(app: App, outdir: string, only?: Stack): string[] {
  app.synth();
  const templates = readdirSync(outdir)
    .filter((file) => file.endsWith('.template.json') && (!only || file === only.templateFile))
    .map((file) => path.join(outdir, file));
  const guard = new CfnGuardValidator({
    controlTowerRulesEnabled: false,
    rules: rulesFor(templates),
    maxBuffer: OUTPUT_BYTES,
  });
  const elements = elementsOf(app);
  const found = guard.validate({ templatePaths: templates } as never).violations.flatMap((violation) => {
    const rule = /\[(CT\.[\w.]+)\]/.exec(violation.description)?.[1] ?? violation.ruleName;
    return violation.violatingResources.flatMap(({ resourceLogicalId, templatePath }) => {
      // A check that failed in two places names no resource in the second.
      if (!resourceLogicalId) return [];
      const element = elements.get(`${path.basename(templatePath)} ${resourceLogicalId}`);
      return element && isAcknowledged(element, rule) ? [] : [`${rule} ${element?.node.path ?? resourceLogicalId}`];
    });
  });
  return [...new Set(found)];
}

function elementsOf(app: App): Map<string, IConstruct> {
  return new Map(
    app.node
      .findAll()
      .filter((construct) => CfnElement.isCfnElement(construct))
      .map((element) => {
        const logicalId = element.stack.resolve(element.logicalId) as string;
        return [`${element.stack.templateFile} ${logicalId}`, element];
      }),
  );
}

/** As cdk-nag reads it: here or anywhere above. */
function isAcknowledged(construct: IConstruct, rule: string): boolean {
  return construct.node.scopes.some(({ node }) =>
    node.metadata.some(
      ({ type, data }) =>
        type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY && Object.keys(data).some((id) => id.endsWith(rule)),
    ),
  );
}

/** Fifty templates and as many rules. */
const SLOW = 300_000;

describe("cfn-guard with AWS Control Tower's rules", { timeout: SLOW }, () => {
  it('finds nothing in production that is not acknowledged with a reason', () => {
    const domain = {
      domain: 'app.idonea.test',
      certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/11111111-2222-3333-4444-555555555555',
    };
    const { app, outdir } = makeApp({ ...SOCIAL_CONTEXT, ...PRODUCTION_CONTEXT, ...domain });

    expect(findingsOf(app, outdir)).toEqual([]);
  });

  it('does find a bucket without logs and versions, so the check above is a check', () => {
    const { app, outdir } = makeApp();
    const careless = new Stack(app, 'careless');
    new Bucket(careless, 'Open');

    expect(findingsOf(app, outdir, careless)).toEqual(
      expect.arrayContaining(['CT.S3.PR.2 careless/Open/Resource', 'CT.S3.PR.11 careless/Open/Resource']),
    );
  });
});
