import { CreateTableCommand, DeleteTableCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { requestTables } from '#functions/core/request-tables.ts';
import { type Assembly, type LocalFunction, readAssembly } from '#infra/local/assembly.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/credentials.ts';
import { type Isolation, startIsolation } from '#infra/local/isolation.ts';
import { deployment } from '../infra/deployments.ts';

const { outdir } = await deployment('desarrollo');

/** The table as a deployed endpoint reaches it: the synthesized roles, STS and the guard before DynamoDB Local. */
let assembly: Assembly;
let isolation: Isolation;
let tableName: string;
const refused: string[] = [];

const A = { PK: 'EMPRESA#emp_A', SK: 'AREA#1' };
const B = { PK: 'EMPRESA#emp_B', SK: 'AREA#1' };

beforeAll(async () => {
  assembly = readAssembly(outdir, {
    account: '000000000000',
    region: 'eu-west-1',
    queueUrl: (name) => `http://sqs.local/${name}`,
  });
  isolation = await startIsolation(assembly, {
    dynamodb: inject('dynamodb'),
    onRefused: (text) => refused.push(text),
  });
  const [table] = assembly.tables;
  if (!table) throw new Error('The assembly has no table');
  tableName = table.create.TableName;
  const administrator = clientOf(LOCAL_CREDENTIALS.accessKeyId);
  await administrator.send(new CreateTableCommand(table.create));
  const items = [A, B, { PK: 'USUARIO#usr_1', SK: 'USUARIO' }, { PK: 'GLOBAL#AJUSTES', SK: 'AJUSTES' }];
  await requestTables(tableName, administrator).own.write(items.map((put) => ({ put })));
});

afterAll(async () => {
  await clientOf(LOCAL_CREDENTIALS.accessKeyId).send(new DeleteTableCommand({ TableName: tableName }));
  await isolation?.close();
});

beforeEach(() => {
  refused.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

const clientOf = (accessKeyId: string) =>
  new DynamoDBClient({
    endpoint: isolation.endpoints.dynamodb,
    region: 'eu-west-1',
    credentials: { accessKeyId, secretAccessKey: 'local' },
    maxAttempts: 1,
  });

function functionOf(name: string): LocalFunction {
  const fn = [...assembly.functions.values()].find((each) => each.name === `idonea-desarrollo-${name}`);
  if (!fn) throw new Error(`There is no function ${name}`);
  return fn;
}

/** The tables that a request of that function gets, in its environment. */
function tablesOf(name: string, roleOf = name) {
  const { AWS_ACCESS_KEY_ID = '' } = isolation.environmentOf(functionOf(name));
  vi.stubEnv('COMPANY_ROLE_ARN', functionOf(roleOf).environment.COMPANY_ROLE_ARN);
  vi.stubEnv('AWS_ENDPOINT_URL_STS', isolation.endpoints.sts);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', isolation.endpoints.dynamodb);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  return requestTables(tableName, clientOf(AWS_ACCESS_KEY_ID));
}
const DENIED = { name: 'AccessDeniedException' };

describe('an endpoint that is bound to a company', () => {
  it('reads and writes its company, and the platform beside it, with the credentials of the company', async () => {
    const table = tablesOf('create-area').ofCompany('emp_A');
    await table.write([
      { put: { PK: 'EMPRESA#emp_A', SK: 'AREA#2' } },
      { update: { PK: 'GLOBAL#CIFRAS', SK: 'x' }, add: { n: 1 } },
    ]);

    expect(await table.get(A)).toEqual(A);
    expect(await table.batchGet([A, { PK: 'GLOBAL#AJUSTES', SK: 'AJUSTES' }])).toHaveLength(2);
    expect((await table.query({ pk: A.PK })).items).toHaveLength(2);
    expect((await table.query({ index: 'GSI1', pk: `${A.PK}#AREAS` })).items).toEqual([]);
    expect(refused).toEqual([]);
  });

  it('is refused what is of another company, whatever its code asks for', async () => {
    const table = tablesOf('create-area').ofCompany('emp_A');
    await expect(table.get(B)).rejects.toMatchObject(DENIED);
    await expect(table.query({ pk: B.PK })).rejects.toMatchObject(DENIED);
    await expect(table.query({ index: 'GSI2', pk: `${B.PK}#AREAS` })).rejects.toMatchObject(DENIED);
    await expect(table.batchGet([A, B])).rejects.toMatchObject(DENIED);
    await expect(table.write([{ put: { ...A, SK: 'AREA#3' } }, { delete: B }])).rejects.toMatchObject(DENIED);

    expect(await table.get({ ...A, SK: 'AREA#3' })).toBeUndefined();
    expect(await tablesOf('create-area').ofCompany('emp_B').get(B)).toEqual(B);
    expect(refused).toHaveLength(5);
    expect(refused.join()).not.toContain('emp_B');
  });

  it('reads with its own role who calls, and nothing of a company', async () => {
    const { own } = tablesOf('create-area');
    expect(await own.get({ PK: 'USUARIO#usr_1', SK: 'USUARIO' })).toBeDefined();
    await expect(own.get(A)).rejects.toMatchObject(DENIED);
    await expect(own.write([{ delete: A }])).rejects.toMatchObject(DENIED);
  });

  it('only reads, when its contract only reads', async () => {
    const table = tablesOf('list-areas').ofCompany('emp_A');
    expect(await table.get(A)).toEqual(A);
    await expect(table.write([{ delete: A }])).rejects.toMatchObject(DENIED);
  });

  it('gets no credentials for a role that is not its own', async () => {
    const table = tablesOf('list-areas', 'create-area').ofCompany('emp_A');
    await expect(table.get(A)).rejects.toMatchObject({ name: 'CompanyCredentialsError', code: 'AccessDenied' });
  });

  it('gets none for a company that no tag can name', async () => {
    for (const empresaId of ['*', 'emp_*', 'emp_A#x', '']) {
      const table = tablesOf('create-area').ofCompany(empresaId);
      await expect(table.get(A), empresaId).rejects.toMatchObject({ name: 'CompanyCredentialsError' });
    }
  });
});

describe('the guard before DynamoDB Local', () => {
  it('refuses scans of functions and keys that nobody has', async () => {
    const scan = new ScanCommand({ TableName: tableName });
    const { AWS_ACCESS_KEY_ID = '' } = isolation.environmentOf(functionOf('sync-usuario'));
    await expect(clientOf(AWS_ACCESS_KEY_ID).send(scan)).rejects.toMatchObject(DENIED);
    await expect(clientOf('ASIAINVENTADA').send(scan)).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
    expect((await clientOf(LOCAL_CREDENTIALS.accessKeyId).send(scan)).Items).toBeDefined();
  });
});
