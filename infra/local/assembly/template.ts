import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface TemplateResource {
  Type: string;
  Properties?: Record<string, unknown>;
}

export interface Template {
  Resources?: Record<string, TemplateResource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
  Parameters?: Record<string, { Default?: unknown }>;
}

/** A stack or nested stack: the names inside of a template are looked up here. */
export interface StackScope {
  name: string;
  region: string;
  template: Template;
  /** Only nested stacks: the stack around them, and what it passes in. */
  parent?: { scope: StackScope; parameters: Record<string, unknown> };
  /** Nested stacks by logical id. */
  nested: Map<string, StackScope>;
}

export interface CloudAssembly {
  folder: string;
  /** All stacks, nested ones included. */
  scopes: StackScope[];
  /** Object key in the asset bucket → absolute path of the file or folder. */
  assets: Map<string, string>;
}

interface Manifest {
  artifacts: Record<
    string,
    { type: string; environment?: string; properties?: { templateFile: string; stackName?: string } }
  >;
}

interface AssetManifest {
  files: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>;
}

const NESTED_STACK = 'AWS::CloudFormation::Stack';

/** Reads `cdk.out` as `cdk synth` wrote it. */
export function loadCloudAssembly(folder: string): CloudAssembly {
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  const assets = new Map<string, string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.assets.json'))) {
    for (const { source, destinations } of Object.values(read<AssetManifest>(file).files)) {
      for (const { objectKey } of Object.values(destinations)) {
        assets.set(objectKey, path.resolve(folder, source.path));
      }
    }
  }
  const scopes: StackScope[] = [];
  const add = (scope: StackScope) => {
    scopes.push(scope);
    for (const [id, { Type, Properties }] of Object.entries(scope.template.Resources ?? {})) {
      if (Type !== NESTED_STACK) continue;
      const file = nestedTemplateFile(assets, Properties?.TemplateURL);
      const nested: StackScope = {
        name: `${scope.name}-${id}`,
        region: scope.region,
        template: read<Template>(path.relative(folder, file)),
        parent: { scope, parameters: (Properties?.Parameters ?? {}) as Record<string, unknown> },
        nested: new Map(),
      };
      scope.nested.set(id, nested);
      add(nested);
    }
  };
  for (const [id, { type, environment, properties }] of Object.entries(read<Manifest>('manifest.json').artifacts)) {
    if (type !== 'aws:cloudformation:stack' || !properties) continue;
    add({
      name: properties.stackName ?? id,
      region: environment?.split('/').at(-1) ?? '',
      template: read<Template>(properties.templateFile),
      nested: new Map(),
    });
  }
  return { folder, scopes, assets };
}

/** The URL ends in the asset's object key, whatever intrinsics stand before it. */
function nestedTemplateFile(assets: ReadonlyMap<string, string>, templateUrl: unknown): string {
  const key = /([0-9a-f]+\.json)"?[\]}]*$/.exec(JSON.stringify(templateUrl ?? ''))?.[1] ?? '';
  const file = assets.get(key);
  if (!file)
    throw new Error(`The cloud assembly has no template for the nested stack at ${JSON.stringify(templateUrl)}`);
  return file;
}
