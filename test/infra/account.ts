import { type LocalNames, NAME_PROPERTIES, type ResourceAddress } from '#infra/local/assembly/physical-names.ts';
import { loadCloudAssembly, type StackScope } from '#infra/local/assembly/template.ts';
import { type ResolvedResource, TemplateValues } from '#infra/local/assembly/values.ts';

/** Region that the deployments of the tests are synthesized for. */
const SYNTHESIZED_REGION = 'eu-west-1';
const ACCOUNT_ID = '111111111111';
/** What CloudFormation appends to the names that it makes up. */
const SUFFIX = '-1A2B3C4D5E6F';

/** Characters of a made-up name; CloudFormation cuts what is longer. */
const LONGEST: Record<string, number> = {
  'AWS::Events::Rule': 64,
  'AWS::IAM::Policy': 128,
  'AWS::IAM::Role': 64,
  'AWS::Lambda::Function': 64,
  'AWS::S3::Bucket': 63,
  'AWS::Scheduler::Schedule': 64,
  'AWS::SQS::Queue': 80,
};

export interface Measured {
  of: string;
  size: number;
}

export interface Deployed extends ResolvedResource {
  /** Stack and logical id. */
  label: string;
}

/** A deployment as an account of AWS has it, in some region. */
export interface Account {
  stacks: (StackScope & { text: string })[];
  of(type: string): Deployed[];
  all(): Deployed[];
  total(type: string): Measured;
  /** Documents of the inline policies of a role: those in it, and those that are attached to it. */
  policiesOf(role: Deployed): unknown;
  dashboards(): { widgets: { properties?: { title?: string; metrics?: unknown[] } }[] }[];
}

/** Puts a region and an account into a synthesized assembly, and names as long as CloudFormation makes them. */
export function readAccount(outdir: string, region: string): Account {
  const cloud = loadCloudAssembly(outdir);
  const moved = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll(SYNTHESIZED_REGION, region));
  for (const scope of cloud.scopes) {
    scope.template = moved(scope.template);
    if (scope.parent) scope.parent.parameters = moved(scope.parent.parameters);
  }
  const names: LocalNames = {
    account: ACCOUNT_ID,
    region,
    queueUrl: (name) => `https://sqs.${region}.amazonaws.com/${ACCOUNT_ID}/${name}`,
    nameOf: cloudName,
  };
  const values = new TemplateValues(cloud, names);
  const known = new Map<string, Deployed[]>();
  const of = (type: string): Deployed[] => {
    const found =
      known.get(type) ?? values.resources(type).map((one) => ({ ...one, label: `${one.scope.name} ${one.logicalId}` }));
    known.set(type, found);
    return found;
  };
  const types = new Set(
    cloud.scopes.flatMap(({ template }) => Object.values(template.Resources ?? {}).map(({ Type }) => Type)),
  );
  const attached = () =>
    Map.groupBy(
      of('AWS::IAM::Policy').flatMap(({ properties }) =>
        ((properties.Roles ?? []) as string[]).map((role) => ({ role, document: properties.PolicyDocument })),
      ),
      ({ role }) => role,
    );
  return {
    stacks: cloud.scopes.map((scope) => ({ ...scope, text: JSON.stringify(scope.template, null, 1) })),
    of,
    all: () => [...types].flatMap(of),
    total: (type) => ({ of: 'the deployment', size: of(type).length }),
    policiesOf: ({ ref, properties }) => [
      ...(properties.Policies ?? []).map(({ PolicyDocument }: { PolicyDocument: unknown }) => PolicyDocument),
      ...(attached().get(ref) ?? []).map(({ document }) => document),
    ],
    dashboards: () => of('AWS::CloudWatch::Dashboard').map(({ properties }) => JSON.parse(properties.DashboardBody)),
  };
}

function cloudName({ type, stackName, logicalId, givenName }: ResourceAddress): string | undefined {
  if (givenName || !NAMED.has(type)) return undefined;
  const longest = LONGEST[type] ?? 255;
  const name = `${stackName}-${logicalId}`.slice(0, longest - SUFFIX.length) + SUFFIX;
  return type === 'AWS::S3::Bucket' ? name.toLowerCase() : name;
}

/** Types whose names CloudFormation makes of stack and logical id; ids such as those of keys and pools have their own form. */
const NAMED = new Set([
  ...Object.keys(LONGEST),
  ...Object.keys(NAME_PROPERTIES),
  'AWS::CloudWatch::Alarm',
  'AWS::Logs::LogGroup',
  'AWS::SecretsManager::Secret',
]);

/** Of a text, or of JSON. */
export function bytes(one: Deployed | string, value: unknown): Measured {
  return { of: label(one), size: Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value ?? '')) };
}

/** As IAM counts policies: without white space. */
export function characters(one: Deployed, documents: unknown): Measured {
  return { of: label(one), size: JSON.stringify(documents ?? '').replace(/\s/g, '').length };
}

export function count(one: Deployed | string, list: readonly unknown[] | undefined): Measured {
  return { of: label(one), size: list?.length ?? 0 };
}

/** A property that holds a name or a text; where the template leaves it out, CloudFormation makes one that fits. */
export const nameLengths =
  (type: string, property: string) =>
  (account: Account): Measured[] =>
    account.of(type).flatMap((one) => {
      const given = one.properties[property];
      return given === undefined ? [] : [{ of: one.label, size: String(given).length }];
    });

const label = (one: Deployed | string) => (typeof one === 'string' ? one : one.label);
