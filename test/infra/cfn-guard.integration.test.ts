import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CfnGuardValidator } from '@cdklabs/cdk-validator-cfnguard';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../local-aws/local-client.ts';
import { WHOLE } from '../support/suite-size.ts';
import { readConstructs } from './constructs.ts';
import { deployment } from './deployments.ts';
import { type Resource, readResources } from './resources.ts';

/**
 * The rules of AWS Control Tower that concern a type of resource that we have: the whole published set, less what it
 * says of databases, containers and machines. A new kind of resource brings its rules along.
 */
const RULES = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@cdklabs/cdk-validator-cfnguard/package.json')),
  'rules/control-tower/cfn-guard',
);
const OUTPUT_BYTES = 512 * 1024 * 1024;

const { outdir: production } = await deployment('produccion');

/** By the types that they speak of, of those that we have. */
function rulesFor(resources: readonly Resource[]): Map<string, string[]> {
  const ours = new Set(resources.map(({ Type }) => Type));
  const typesOf = (file: string) =>
    [
      ...new Set(
        readFileSync(file, 'utf8')
          .matchAll(/"(AWS::\w+::\w+)"/g)
          .map(([, type = '']) => type),
      ),
    ]
      .filter((type) => ours.has(type))
      .toSorted()
      .join();
  const rules = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.guard'))
    .map((file) => path.join(RULES, file));
  const groups = Map.groupBy(rules, typesOf);
  groups.delete('');
  return groups;
}

/**
 * The templates that have resources of these types, with all other resources bare: rules follow references to them, and
 * else would read the whole platform each, which takes a minute.
 */
function templatesWith(types: readonly string[], resources: readonly Resource[], folder: string): string[] {
  mkdirSync(folder);
  return [...Map.groupBy(resources, ({ template }) => template)].flatMap(([template, list]) => {
    if (!list.some(({ Type }) => types.includes(Type))) return [];
    const file = path.join(folder, template);
    const content = list.map(({ id, template: _, ...resource }) => [
      id,
      types.includes(resource.Type) ? resource : { Type: resource.Type },
    ]);
    writeFileSync(file, JSON.stringify({ Resources: Object.fromEntries(content) }));
    return [file];
  });
}

/** What nobody has accepted: rule and construct, one line each. */
function findingsOf(outdir: string): string[] {
  const folder = temporaryFolder();
  const constructs = readConstructs(outdir);
  const resources = readResources(outdir);
  const found = [...rulesFor(resources)].flatMap(([types, rules]) => {
    const templates = templatesWith(types.split(','), resources, path.join(folder, types.replaceAll(':', '')));
    const guard = new CfnGuardValidator({ controlTowerRulesEnabled: false, rules, maxBuffer: OUTPUT_BYTES });
    return guard.validate({ templatePaths: templates } as never).violations;
  });
  const findings = found.flatMap((violation) => {
    const rule = /\[(CT\.[\w.]+)\]/.exec(violation.description)?.[1] ?? violation.ruleName;
    return violation.violatingResources.flatMap(({ resourceLogicalId, templatePath }) => {
      // A check that failed in two places names no resource in the second.
      if (!resourceLogicalId) return [];
      const construct = constructs.get(`${path.basename(templatePath)} ${resourceLogicalId}`);
      // As cdk-nag reads it: here or anywhere above.
      if (construct?.acknowledged.some((id) => id.endsWith(rule))) return [];
      return [`${rule} ${construct?.path ?? resourceLogicalId}`];
    });
  });
  return [...new Set(findings)];
}

describe("cfn-guard with AWS Control Tower's rules", () => {
  it('finds nothing in production that is not acknowledged with a reason', () => {
    expect(findingsOf(production)).toEqual([]);
  });

  it.runIf(WHOLE).each(['desarrollo', 'preproduccion'] as const)('finds nothing in %s', async (stage) => {
    expect(findingsOf((await deployment(stage)).outdir)).toEqual([]);
  });

  it('does find a bucket without logs and versions, so the check above is a check', () => {
    const outdir = temporaryFolder();
    const app = new App({ outdir, analyticsReporting: false });
    new Bucket(new Stack(app, 'careless'), 'Open');
    app.synth();

    expect(findingsOf(outdir)).toEqual(
      expect.arrayContaining(['CT.S3.PR.2 careless/Open/Resource', 'CT.S3.PR.11 careless/Open/Resource']),
    );
  });
});
