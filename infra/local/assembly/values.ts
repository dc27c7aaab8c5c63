import { createHash } from 'node:crypto';
import type { LocalNames } from './physical-names.ts';
import { attributeOf, NAME_PROPERTIES, physicalName, referenceTo } from './physical-names.ts';
import type { CloudAssembly, StackScope } from './template.ts';

export interface ResolvedResource {
  logicalId: string;
  scope: StackScope;
  /** Physical name. */
  name: string;
  /** Answer to `Ref`. */
  ref: string;
  attribute(name: string): string;
  // biome-ignore lint/suspicious/noExplicitAny: templates are JSON without types; each reader names what it takes
  properties: any;
}

const NO_VALUE = Symbol('AWS::NoValue');
const SECRET_REFERENCE =
  /\{\{resolve:secretsmanager:(arn:aws:secretsmanager:[^:]*:[^:]*:secret:[^:}]+|[^:}]+)[^}]*\}\}/g;

/** Answers a template's intrinsic functions as CloudFormation would, with local names. */
export class TemplateValues {
  private readonly assembly: CloudAssembly;
  private readonly local: LocalNames;

  constructor(assembly: CloudAssembly, local: LocalNames) {
    this.assembly = assembly;
    this.local = local;
  }

  /** All resources of a type over all stacks, with their properties resolved. */
  resources(type: string): ResolvedResource[] {
    return this.assembly.scopes.flatMap((scope) =>
      Object.entries(scope.template.Resources ?? {})
        .filter(([, resource]) => resource.Type === type)
        .map(([logicalId, resource]) => {
          const name = this.nameOf(scope, logicalId);
          return {
            logicalId,
            scope,
            name,
            ref: referenceTo(type, name, this.local),
            attribute: (attribute: string) => attributeOf(type, name, attribute, this.local),
            properties: this.resolve(scope, resource.Properties ?? {}),
          };
        }),
    );
  }

  resolve(scope: StackScope, value: unknown): unknown {
    const resolved = this.resolveNode(scope, value);
    return resolved === NO_VALUE ? undefined : resolved;
  }

  private resolveNode(scope: StackScope, value: unknown): unknown {
    if (typeof value === 'string') return value.includes('{{resolve:') ? resolveSecrets(value) : value;
    if (Array.isArray(value))
      return value.map((item) => this.resolveNode(scope, item)).filter((item) => item !== NO_VALUE);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [only] = entries;
    if (entries.length === 1 && only && (only[0] === 'Ref' || only[0].startsWith('Fn::'))) {
      const answer = this.intrinsic(scope, only[0], only[1]);
      return typeof answer === 'string' ? resolveSecrets(answer) : answer;
    }
    return Object.fromEntries(
      entries.map(([key, item]) => [key, this.resolveNode(scope, item)]).filter(([, item]) => item !== NO_VALUE),
    );
  }

  private intrinsic(scope: StackScope, name: string, argument: unknown): unknown {
    switch (name) {
      case 'Ref':
        return this.reference(scope, argument as string);
      case 'Fn::GetAtt': {
        const [id, attribute] = Array.isArray(argument) ? argument : String(argument).split(/\.(.*)/);
        return this.attribute(scope, id, attribute);
      }
      case 'Fn::Join': {
        const [separator, parts] = argument as [string, unknown];
        return (this.resolve(scope, parts) as unknown[]).join(separator);
      }
      case 'Fn::Select': {
        const [index, list] = argument as [number | string, unknown];
        return (this.resolve(scope, list) as unknown[])[Number(index)];
      }
      case 'Fn::Split': {
        const [separator, text] = argument as [string, unknown];
        return String(this.resolve(scope, text)).split(separator);
      }
      case 'Fn::Sub':
        return this.substitute(scope, argument as string | [string, Record<string, unknown>]);
      case 'Fn::ImportValue':
        return this.exported(String(this.resolve(scope, argument)));
      case 'Fn::GetStackOutput': {
        const { StackName, OutputName } = argument as { StackName: unknown; OutputName: string };
        return this.stackOutput(String(this.resolve(scope, StackName)), OutputName);
      }
      default:
        throw new Error(`The local run does not know ${name}, which stands in stack ${scope.name}`);
    }
  }

  private reference(scope: StackScope, id: string): unknown {
    const pseudo = this.pseudoParameter(scope, id);
    if (pseudo !== undefined) return pseudo;
    const resource = scope.template.Resources?.[id];
    if (resource) return referenceTo(resource.Type, this.nameOf(scope, id), this.local);
    if (scope.parent && id in scope.parent.parameters) {
      return this.resolve(scope.parent.scope, scope.parent.parameters[id]);
    }
    const parameter = scope.template.Parameters?.[id];
    if (parameter) return parameter.Default;
    throw new Error(`Stack ${scope.name} refers to ${id}, which it does not have`);
  }

  private attribute(scope: StackScope, id: string, attribute: string): unknown {
    const nested = scope.nested.get(id);
    if (nested && attribute.startsWith('Outputs.')) return this.output(nested, attribute.slice('Outputs.'.length));
    const resource = scope.template.Resources?.[id];
    if (!resource) throw new Error(`Stack ${scope.name} asks for ${id}.${attribute}, which it does not have`);
    return attributeOf(resource.Type, this.nameOf(scope, id), attribute, this.local);
  }

  private nameOf(scope: StackScope, logicalId: string): string {
    const resource = scope.template.Resources?.[logicalId];
    const type = resource?.Type ?? '';
    const given = resource?.Properties?.[NAME_PROPERTIES[type] ?? ''];
    const givenName = given === undefined ? undefined : String(this.resolve(scope, given));
    const address = { type, stackName: scope.name, logicalId, givenName };
    return this.local.nameOf?.(address) ?? physicalName(address, this.local.region);
  }

  private substitute(scope: StackScope, argument: string | [string, Record<string, unknown>]): string {
    const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
    return text.replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in variables) return String(this.resolve(scope, variables[name]));
      const [id = '', attribute] = name.split(/\.(.*)/);
      return String(attribute ? this.attribute(scope, id, attribute) : this.reference(scope, id));
    });
  }

  private exported(name: string): unknown {
    for (const scope of this.assembly.scopes) {
      for (const { Value, Export } of Object.values(scope.template.Outputs ?? {})) {
        if (Export && this.resolve(scope, Export.Name) === name) return this.resolve(scope, Value);
      }
    }
    throw new Error(`No stack exports ${name}`);
  }

  private stackOutput(stackName: string, outputName: string): unknown {
    const scope = this.assembly.scopes.find((candidate) => candidate.name === stackName);
    if (!scope) throw new Error(`There is no stack ${stackName}`);
    return this.output(scope, outputName);
  }

  private output(scope: StackScope, name: string): unknown {
    const output = scope.template.Outputs?.[name];
    if (!output) throw new Error(`Stack ${scope.name} has no output ${name}`);
    return this.resolve(scope, output.Value);
  }

  private pseudoParameter(scope: StackScope, name: string): unknown {
    switch (name) {
      case 'AWS::AccountId':
        return this.local.account;
      case 'AWS::Region':
        return this.local.region;
      case 'AWS::Partition':
        return 'aws';
      case 'AWS::URLSuffix':
        return 'amazonaws.com';
      case 'AWS::StackName':
      case 'AWS::StackId':
        return scope.name;
      case 'AWS::NoValue':
        return NO_VALUE;
      default:
        return undefined;
    }
  }
}

/** Local secrets keep nothing secret: their value follows from their name, so that all who ask get the same. */
function resolveSecrets(text: string): string {
  return text.replace(SECRET_REFERENCE, (_, secret: string) =>
    createHash('sha256').update(`local ${secret}`).digest('hex').slice(0, 48),
  );
}
