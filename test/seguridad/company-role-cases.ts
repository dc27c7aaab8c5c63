import type { PolicyStatement, RequestContext } from '#infra/local/aws/iam-policy.ts';
import { accessesOf, type TableKeys } from '#infra/local/aws/table-access.ts';
import type { CompanyRole } from '#infra/table-grants.ts';
import { allows } from './iam-simulator.ts';

/** A request to DynamoDB and whether the credentials of the company `emp_A` may make it. */
export interface Case {
  name: string;
  operation: string;
  input: object;
  /** Default: the company of the session. */
  context?: RequestContext;
  allowed: boolean;
}

export const TABLE = 'tabla';
export const OWN_TAG: RequestContext = { 'aws:PrincipalTag/empresaId': ['emp_A'] };
const OWN = ['EMPRESA#emp_A', 'EMPRESA#emp_A#ENTREVISTA#ent_1', 'EMPRESA#emp_A#AREAS'];
/** Others, also by names that begin or end alike, and signs that patterns know. */
export const FOREIGN = [
  'EMPRESA#emp_B',
  'EMPRESA#emp_AB',
  'EMPRESA#emp_AB#AREAS',
  'EMPRESA#emp_B#EMPRESA#emp_A',
  'xEMPRESA#emp_A',
  'EMPRESA#',
  'EMPRESA#*',
  'EMPRESA#emp_?',
  'empresa#emp_A',
  'emp_A',
];
export const PLATFORM = [
  'USUARIO#usr_1',
  'EMAIL#a@b.es',
  'CIF#ES#B1',
  'GLOBAL#EMPRESAS',
  'GLOBAL#AUDITORIA',
  'GLOBAL#CONFIGURACION',
  'GLOBAL#CIFRAS#OTRAS',
  'GLOBAL#PLANES',
  'GLOBAL#TEXTOS',
];
const READS = ['GetItem', 'Query', 'BatchGetItem'];
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'];
const COUNTS = ['UpdateItem', 'ConditionCheckItem'];

/** Platform partitions that companies share, with what each kind of credentials may do there. Written out on purpose. */
function sharedOf(role: CompanyRole): Record<string, readonly string[]> {
  const writes = role === 'lectura' ? [] : WRITES;
  const counts = role === 'lectura' ? [] : COUNTS;
  return {
    'TOK#hash': [...READS, ...writes],
    'GLOBAL#CIFRAS': [...READS, ...writes],
    'GLOBAL#PROVEEDORES': READS,
    'GLOBAL#AJUSTES': READS,
    'GLOBAL#LINEAS': READS,
    'GLOBAL#SERVICIOS_HR': [...READS, ...counts],
    'SERVICIO_HR#liderazgo': [...READS, ...counts],
    'GLOBAL#CORTES': role === 'modelos' ? [...READS, ...WRITES] : [],
  };
}

/** A request of that action which names these hash keys. */
export function inputOf(action: string, keys: readonly string[], index?: string): Pick<Case, 'operation' | 'input'> {
  const keyOf = (PK: string) => ({ PK: { S: PK }, SK: { S: 'x' } });
  const [key] = keys.map(keyOf);
  const one = { TableName: TABLE, Key: key ?? {} };
  switch (action) {
    case 'Query':
      return {
        operation: 'Query',
        input: {
          TableName: TABLE,
          ...(index && { IndexName: index }),
          KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :sk)',
          ExpressionAttributeNames: { '#pk': index ? `${index}PK` : 'PK', '#sk': 'SK' },
          ExpressionAttributeValues: keys[0] === undefined ? {} : { ':pk': { S: keys[0] }, ':sk': { S: 'x' } },
        },
      };
    case 'BatchGetItem':
      return { operation: action, input: { RequestItems: { [TABLE]: { Keys: keys.map(keyOf) } } } };
    case 'PutItem':
      return { operation: action, input: { TableName: TABLE, Item: key ?? {} } };
    case 'ConditionCheckItem':
      return { operation: 'TransactWriteItems', input: { TransactItems: [{ ConditionCheck: one }] } };
    default:
      return { operation: action, input: one };
  }
}

const transaction = (...items: object[]) => ({ operation: 'TransactWriteItems', input: { TransactItems: items } });
const put = (PK: string) => ({ Put: { TableName: TABLE, Item: { PK: { S: PK } } } });
const update = (PK: string) => ({ Update: { TableName: TABLE, Key: { PK: { S: PK } } } });

export function casesOf(role: CompanyRole): Case[] {
  const writes = role !== 'lectura';
  const own = [...READS, ...(writes ? WRITES : [])];
  const each = (keys: readonly string[], allowed: (action: string) => boolean): Case[] =>
    keys.flatMap((key) =>
      [...READS, ...WRITES].map((action) => ({
        name: `${action} ${key}`,
        ...inputOf(action, [key]),
        allowed: allowed(action),
      })),
    );
  const never = () => false;
  return [
    ...each(OWN, (action) => own.includes(action)),
    ...each([...FOREIGN, ...PLATFORM], never),
    ...Object.entries(sharedOf(role)).flatMap(([key, actions]) => each([key], (action) => actions.includes(action))),
    ...each(
      ['EMPRESA#emp_A#AUDITORIA'],
      (action) => own.includes(action) && !['UpdateItem', 'DeleteItem'].includes(action),
    ),
    ...each(['EMPRESA#emp_B#AUDITORIA'], never),
    ...each(OWN, never).map((one) => ({ ...one, name: `${one.name} without the tag`, context: {} })),
    ...[...READS, ...WRITES].map((action) => ({
      name: `${action} without any key`,
      ...inputOf(action, []),
      allowed: false,
    })),
    ...['GSI1', 'GSI2'].flatMap((index) => [
      { name: `${index} own`, ...inputOf('Query', ['EMPRESA#emp_A#AREAS'], index), allowed: true },
      { name: `${index} without any key`, ...inputOf('Query', [], index), allowed: false },
      { name: `${index} scanned`, operation: 'Scan', input: { TableName: TABLE, IndexName: index }, allowed: false },
      ...[...FOREIGN, ...PLATFORM, ...Object.keys(sharedOf(role))].map((key) => ({
        name: `${index} ${key}`,
        ...inputOf('Query', [key], index),
        allowed: false,
      })),
    ]),
    ...[
      'Scan',
      'PartiQLSelect',
      'PartiQLInsert',
      'PartiQLUpdate',
      'PartiQLDelete',
      'BatchWriteItem',
      'DescribeTable',
      'DeleteTable',
      'UpdateTable',
      'CreateBackup',
      'ExportTableToPointInTime',
      'UpdateTimeToLive',
    ].map((operation) => ({
      name: operation,
      operation,
      input:
        operation === 'BatchWriteItem'
          ? { RequestItems: { [TABLE]: [{ PutRequest: { Item: { PK: { S: OWN[0] } } } }] } }
          : { TableName: TABLE },
      allowed: false,
    })),
    {
      name: 'BatchGetItem own and shared',
      ...inputOf('BatchGetItem', ['EMPRESA#emp_A', 'GLOBAL#AJUSTES']),
      allowed: true,
    },
    ...['EMPRESA#emp_B', 'USUARIO#usr_1'].map((key) => ({
      name: `BatchGetItem with one key of ${key}`,
      ...inputOf('BatchGetItem', ['EMPRESA#emp_A', 'GLOBAL#AJUSTES', key]),
      allowed: false,
    })),
    {
      name: 'TransactWriteItems own, shared and counted',
      ...transaction(
        put('EMPRESA#emp_A'),
        update('GLOBAL#CIFRAS'),
        update('SERVICIO_HR#x'),
        put('EMPRESA#emp_A#AUDITORIA'),
      ),
      allowed: writes,
    },
    ...[
      put('EMPRESA#emp_B'),
      update('EMPRESA#emp_AB'),
      update('USUARIO#usr_1'),
      put('SERVICIO_HR#x'),
      put('GLOBAL#AUDITORIA'),
    ].map((item) => ({
      name: `TransactWriteItems with ${JSON.stringify(item)}`,
      ...transaction(put('EMPRESA#emp_A'), item),
      allowed: false,
    })),
  ];
}

/** Requests whose outcome is not the one that is written down. */
export async function violations(
  statements: readonly PolicyStatement[],
  cases: readonly Case[],
  tableKeys: TableKeys,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, operation, input, context = OWN_TAG, allowed } of cases) {
    const accesses = accessesOf(operation, input, () => tableKeys);
    let isAllowed = true;
    for (const { action, resource, leadingKeys } of accesses) {
      const keys = leadingKeys.length > 0 && { 'dynamodb:LeadingKeys': leadingKeys };
      isAllowed = (await allows(statements, { action, resource, context: { ...context, ...keys } })) && isAllowed;
    }
    if (isAllowed !== allowed) found.push(`${name}: ${isAllowed ? 'allowed' : 'refused'}`);
  }
  return found;
}
