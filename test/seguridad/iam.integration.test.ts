import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_FUNCTIONS, type FunctionSpec } from '#infra/function-list.ts';
import { needsOf } from '#infra/function-needs.ts';
import { type Assembly, readAssembly } from '#infra/local/assembly.ts';
import type { LocalRole } from '#infra/local/aws/iam.ts';
import type { PolicyStatement } from '#infra/local/aws/iam-policy.ts';
import type { TableKeys } from '#infra/local/aws/table-access.ts';
import { COMPANY_ROLES, type CompanyRole } from '#infra/table-grants.ts';
import { deployment } from '../infra/deployments.ts';
import { type Case, casesOf, FOREIGN, inputOf, PLATFORM, violations } from './company-role-cases.ts';
import { allows, asked } from './iam-simulator.ts';

const { outdir } = await deployment('desarrollo');

/** `npm run sec:iam`: the synthesized policies, asked by a simulator of IAM and by the local IAM at once. */
let assembly: Assembly;
let tableKeys: TableKeys;
const tried: string[] = [];

beforeAll(() => {
  assembly = readAssembly(outdir, {
    account: '000000000000',
    region: 'eu-west-1',
    queueUrl: (name) => `http://sqs.local/${name}`,
  });
  [tableKeys] = [...assembly.tableKeys.values()] as [TableKeys];
});

afterAll(() =>
  console.log(`${tried.join('\n')}\n${asked.simulator} preguntas al simulador de IAM, todas como se esperaba`),
);

const companyRole = (role: CompanyRole) => roleAt(`arn:aws:iam::000000000000:role/idonea-desarrollo-empresa-${role}`);

function roleAt(arn: string | undefined): LocalRole {
  const found = assembly.roles.get(arn ?? '');
  if (!found) throw new Error(`There is no role ${arn}`);
  return found;
}

/** Of the function's own role, what concerns the table and other roles. */
function ownStatements({ name }: FunctionSpec): PolicyStatement[] {
  const fn = [...assembly.functions.values()].find((each) => each.name === `idonea-desarrollo-${name}`);
  const { statements } = roleAt(fn?.roleArn);
  return statements.filter(({ Action }) => [Action].flat().some((action) => /^(dynamodb|sts):/.test(action)));
}

// The trigger for social identities comes with the social providers, which this deployment has none of.
const deployed = ALL_FUNCTIONS.filter(({ name }) => name !== 'link-social-user');
const bound = deployed.flatMap((spec) => {
  const { company, table } = needsOf(spec);
  return company && table ? [{ spec, company, table }] : [];
});

const READS = ['GetItem', 'Query', 'BatchGetItem'];
const ACTIONS = [...READS, 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];
const each = (keys: readonly string[], allowed: (action: string, key: string) => boolean): Case[] =>
  keys.flatMap((key) =>
    ACTIONS.map((action) => ({ name: `${action} ${key}`, ...inputOf(action, [key]), allowed: allowed(action, key) })),
  );
const scan: Case = { name: 'Scan', operation: 'Scan', input: { TableName: 'tabla' }, allowed: false };

describe('the credentials of one company', () => {
  it.each(COMPANY_ROLES)('reach what is its own and what is shared, and nothing else: %s', async (role) => {
    const cases = casesOf(role);
    tried.push(`empresa-${role}: ${cases.length} peticiones`);

    expect(await violations(companyRole(role).statements, cases, tableKeys)).toEqual([]);
  });

  type Mutation = (statement: PolicyStatement) => PolicyStatement | undefined;
  const withKeys =
    (change: (key: string) => string): Mutation =>
    (statement) =>
      JSON.parse(JSON.stringify(statement), (name, value) =>
        name === 'dynamodb:LeadingKeys' && Array.isArray(value) ? value.map(change) : value,
      );
  const without =
    (operator: string): Mutation =>
    (statement) => {
      const { [operator]: _, ...Condition } = statement.Condition ?? {};
      return { ...statement, Condition };
    };
  const adding =
    (...actions: string[]): Mutation =>
    (statement) =>
      statement.Effect === 'Allow' ? { ...statement, Action: [statement.Action, ...actions].flat() } : statement;
  const mutations: [string, Mutation][] = [
    ['without the condition on keys', without('ForAllValues:StringLike')],
    ['without asking that there are keys', without('Null')],
    ['with Scan, without asking that there are keys', (one) => without('Null')(adding('dynamodb:Scan')(one) ?? one)],
    [
      'with PartiQL, without asking that there are keys',
      (one) => without('Null')(adding('dynamodb:PartiQLSelect')(one) ?? one),
    ],
    ['without the denial of changes of the audit log', (one) => (one.Effect === 'Deny' ? undefined : one)],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: IAM's variables, not JavaScript's
    ['with any company', withKeys((key) => key.replace('${aws:PrincipalTag/empresaId}', '*'))],
    ['with companies that begin alike', withKeys((key) => key.replace('}#*', '}*'))],
    ['with the whole platform', withKeys((key) => key.replace(/^GLOBAL#.*/, 'GLOBAL#*'))],
    [
      'with the role for any resource of the table',
      (one) => ({
        ...one,
        Resource: '*',
        Action: one.Effect === 'Deny' ? one.Action : 'dynamodb:*',
        Condition: one.Effect === 'Deny' ? (one.Condition ?? {}) : {},
      }),
    ],
    [
      'with any of the keys instead of all',
      (one) => {
        const { 'ForAllValues:StringLike': keys, ...others } = one.Condition ?? {};
        return { ...one, Condition: { ...others, ...(keys && { 'ForAnyValue:StringLike': keys }) } };
      },
    ],
  ];

  it.each(mutations)('would be found to leak %s', async (name, mutate) => {
    const statements = companyRole('modelos').statements.flatMap((statement) => mutate(statement) ?? []);
    const cases = casesOf('modelos').filter(({ allowed }) => !allowed);
    tried.push(`política rota a propósito, y descubierta: ${name}`);

    expect(await violations(statements, cases, tableKeys)).not.toEqual([]);
  });

  it('would be found to lack a permission, each of them', async () => {
    const { statements } = companyRole('modelos');
    const cases = casesOf('modelos').filter(({ allowed }) => allowed);
    for (const statement of statements.filter(({ Effect }) => Effect === 'Allow')) {
      for (const action of [statement.Action].flat()) {
        const others = statements.map((one) =>
          one === statement ? { ...one, Action: [one.Action].flat().filter((each) => each !== action) } : one,
        );
        const complete = others.filter(({ Action }) => Action.length > 0);
        expect(await violations(complete, cases, tableKeys), action).not.toEqual([]);
      }
    }
  });
});

describe('an endpoint that is bound to a company', () => {
  it('is found in the synthesized app', () => {
    expect(bound.length).toBeGreaterThan(90);
    tried.push(`${bound.length} funciones atadas a una empresa`);
  });

  it('reads with its own role who calls, and no company', async () => {
    for (const { spec, company } of bound.filter(({ company: { optional } }) => !optional)) {
      const own = company.recognises === 'session' ? 'USUARIO#usr_1' : 'TOK#hash';
      const keys = ['EMPRESA#emp_A', ...FOREIGN, ...PLATFORM, 'TOK#hash', 'GLOBAL#CIFRAS', 'GLOBAL#PROVEEDORES'];
      const cases = [...each(keys, (action, key) => action === 'GetItem' && key === own), scan];

      expect(await violations(ownStatements(spec), cases, tableKeys), spec.name).toEqual([]);
    }
  });

  it('reaches no company either where a superadmin may ask about the whole platform', async () => {
    const optional = bound.filter(({ company }) => company.optional);
    expect(optional.length).toBeGreaterThan(10);
    for (const { spec, table } of optional) {
      const may = (action: string) => table === 'write' || READS.includes(action);
      const cases = [
        ...each(
          [
            'EMPRESA#emp_A',
            ...FOREIGN,
            'EMPRESA#emp_A#AUDITORIA',
            'EMAIL#a@b.es',
            'TOK#hash',
            'GLOBAL#EMPRESAS',
            'GLOBAL#CONFIGURACION',
          ],
          () => false,
        ),
        ...each(['GLOBAL#AJUSTES', 'GLOBAL#CORREOS', 'GLOBAL#DATOS', 'USUARIO#usr_1'], may),
        ...each(['GLOBAL#AUDITORIA'], (action) => may(action) && !['UpdateItem', 'DeleteItem'].includes(action)),
        { name: 'GSI1', ...inputOf('Query', ['EMPRESA#emp_A#AREAS'], 'GSI1'), allowed: false },
        { name: 'GSI1 of companies', ...inputOf('Query', ['GLOBAL#EMPRESAS'], 'GSI1'), allowed: false },
        { name: 'GSI1 of e-mails', ...inputOf('Query', ['GLOBAL#CORREOS#CORREOS#enviado'], 'GSI1'), allowed: true },
        scan,
      ];

      expect(await violations(ownStatements(spec), cases, tableKeys), spec.name).toEqual([]);
    }
  });

  it('assumes the role of its contract with a company as the tag, and no other, and not without the tag', async () => {
    for (const { spec, company } of bound) {
      const fn = [...assembly.functions.values()].find(({ name }) => name === `idonea-desarrollo-${spec.name}`);
      const assume = async (role: CompanyRole, tags: Record<string, string>, principal = fn?.roleArn ?? '') => {
        const { arn, trust } = companyRole(role);
        const context = {
          'aws:PrincipalArn': [principal],
          ...(Object.keys(tags).length > 0 && { 'aws:TagKeys': Object.keys(tags) }),
          ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [`aws:RequestTag/${name}`, [value]])),
        };
        return allows(ownStatements(spec), { action: 'sts:AssumeRole', resource: arn, context }, trust);
      };
      expect(fn?.environment.COMPANY_ROLE_ARN).toBe(companyRole(company.role).arn);
      for (const role of COMPANY_ROLES) {
        expect(await assume(role, { empresaId: 'emp_A' }), `${spec.name} ${role}`).toBe(role === company.role);
      }
      expect(await assume(company.role, {})).toBe(false);
      expect(await assume(company.role, { empresaId: 'otra' })).toBe(false);
      expect(await assume(company.role, { empresaId: 'emp_A', rol: 'x' })).toBe(false);
    }
  });

  it('is trusted by these roles as a function of this deployment only', async () => {
    for (const role of COMPANY_ROLES) {
      const { arn, trust } = companyRole(role);
      const tags = { 'aws:TagKeys': ['empresaId'], 'aws:RequestTag/empresaId': ['emp_A'] };
      const may = [{ Effect: 'Allow' as const, Action: ['sts:AssumeRole', 'sts:TagSession'], Resource: arn }];
      for (const [name, expected] of [
        ['idonea-desarrollo-api-x', true],
        ['otra-cosa', false],
        ['idonea-produccion-api-x', false],
      ] as const) {
        const context = { ...tags, 'aws:PrincipalArn': [`arn:aws:iam::000000000000:role/${name}`] };
        expect(await allows(may, { action: 'sts:AssumeRole', resource: arn, context }, trust), name).toBe(expected);
      }
    }
  });
});

describe('what is not bound to a company', () => {
  const others = deployed.filter((spec) => !bound.some((each) => each.spec === spec));

  it('assumes no company, and neither scans nor uses PartiQL', async () => {
    const kinds = new Map<string, number>();
    for (const spec of others) {
      const { table } = needsOf(spec);
      const may = (action: string) => table === 'write' || (table === 'read' && READS.includes(action));
      const cases = [
        ...each(['EMPRESA#emp_A', 'EMPRESA#emp_B', ...PLATFORM.filter((key) => key !== 'GLOBAL#AUDITORIA')], may),
        ...['Scan', 'PartiQLSelect', 'BatchWriteItem', 'DeleteTable'].map((operation) => ({
          ...scan,
          operation,
          input: { TableName: 'tabla', RequestItems: { tabla: [] } },
        })),
      ];
      const statements = ownStatements(spec);

      expect(await violations(statements, cases, tableKeys), spec.name).toEqual([]);
      expect(statements.flatMap(({ Action }) => Action).filter((action) => action.startsWith('sts:'))).toEqual([]);
      const kind = `${spec.kind}, tabla: ${table ?? 'ninguna'}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    for (const [kind, count] of kinds) {
      const reach = kind.endsWith('ninguna') ? 'ninguna partición' : 'todas las particiones, sin Scan ni PartiQL';
      tried.push(`${count} de plataforma (${kind}): ${reach}`);
    }
  });

  it('changes nothing in the audit log, but for the purge of a company', async () => {
    const keys = ['EMPRESA#emp_A#AUDITORIA', 'GLOBAL#AUDITORIA'];
    for (const spec of others.filter((each) => needsOf(each).table === 'write')) {
      const cases = each(
        keys,
        (action) => spec.name === 'purge-empresa' || !['UpdateItem', 'DeleteItem'].includes(action),
      );

      expect(await violations(ownStatements(spec), cases, tableKeys), spec.name).toEqual([]);
    }
  });
});
