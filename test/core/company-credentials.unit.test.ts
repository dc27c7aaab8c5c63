import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestTables } from '#functions/core/request-tables.ts';

interface Sent {
  hostname: string;
  body: string;
  headers: Record<string, string>;
}

/** STS and DynamoDB behind the client's own way out; each request is kept. */
const sent: Sent[] = [];
let ofSts: () => { status: number; body: string };

const credentials = (minutes: number, key = 'ASIAUNO') => ({
  status: 200,
  body: `<R><Credentials><AccessKeyId>${key}</AccessKeyId><SecretAccessKey>s+/=</SecretAccessKey><SessionToken>t+/=</SessionToken>
    <Expiration>${new Date(Date.now() + minutes * 60_000).toISOString()}</Expiration></Credentials></R>`,
});
const refusal = (status: number, code: string) => ({
  status,
  body: `<ErrorResponse><Error><Code>${code}</Code></Error></ErrorResponse>`,
});

const handler = {
  async handle(request: Sent) {
    sent.push(request);
    const { status, body } = isSts(request) ? ofSts() : { status: 200, body: '{}' };
    return { response: { statusCode: status, headers: {}, body: Readable.from([Buffer.from(body)]) } };
  },
};
const isSts = ({ hostname }: Sent) => hostname.startsWith('sts.');
const stsCalls = () => sent.filter(isSts);
const signers = () =>
  sent.filter((one) => !isSts(one)).map(({ headers }) => /=(\w+)\//.exec(headers.authorization ?? '')?.[1]);

function tables() {
  const own = new DynamoDBClient({
    region: 'eu-west-1',
    credentials: { accessKeyId: 'FUNCION', secretAccessKey: 's' },
    requestHandler: handler as never,
  });
  return requestTables('tabla', own);
}
const KEY = { PK: 'EMPRESA#emp_A', SK: 'x' };

beforeEach(() => {
  sent.length = 0;
  ofSts = () => credentials(60);
  vi.stubEnv('COMPANY_ROLE_ARN', 'arn:aws:iam::1:role/empresa');
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the table of a company', () => {
  it('is reached with credentials of its role that carry the company as a tag', async () => {
    await tables().ofCompany('emp_A').get(KEY);

    const [call] = stsCalls();
    expect(call?.hostname).toBe('sts.eu-west-1.amazonaws.com');
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toMatchObject({
      Action: 'AssumeRole',
      RoleArn: 'arn:aws:iam::1:role/empresa',
      DurationSeconds: '3600',
      'Tags.member.1.Key': 'empresaId',
      'Tags.member.1.Value': 'emp_A',
    });
    expect(call?.headers.authorization).toMatch(/Credential=FUNCION\/\d{8}\/eu-west-1\/sts\/aws4_request/);
    expect(signers()).toEqual(['ASIAUNO']);
  });

  it('asks once for many requests at the same moment, and once for each company', async () => {
    const { own, ofCompany } = tables();
    await Promise.all(Array.from({ length: 20 }, () => ofCompany('emp_A').get(KEY)));
    expect(stsCalls()).toHaveLength(1);

    await ofCompany('emp_B').get(KEY);
    await ofCompany('emp_A').get(KEY);
    expect(stsCalls()).toHaveLength(2);

    await own.get(KEY);
    expect(signers().at(-1)).toBe('FUNCION');
  });

  it('asks again shortly before the credentials expire', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    ofSts = () => credentials(60, `ASIA${stsCalls().length}`);
    const { ofCompany } = tables();
    for (const minutes of [0, 54, 2]) {
      vi.setSystemTime(Date.now() + minutes * 60_000);
      await ofCompany('emp_A').get(KEY);
    }

    expect(signers()).toEqual(['ASIA1', 'ASIA1', 'ASIA2']);
  });

  it('forgets the company that was asked for the longest ago, when there are too many', async () => {
    const { ofCompany } = tables();
    await ofCompany('emp_0').get(KEY);
    for (let n = 1; n < 64; n++) ofCompany(`emp_${n}`);
    await ofCompany('emp_0').get(KEY);
    ofCompany('emp_64');
    await ofCompany('emp_0').get(KEY);
    expect(stsCalls()).toHaveLength(1);

    for (let n = 100; n < 164; n++) ofCompany(`emp_${n}`);
    await ofCompany('emp_0').get(KEY);
    expect(stsCalls()).toHaveLength(2);
  });

  it('tries again when STS is busy', async () => {
    ofSts = () =>
      [refusal(500, 'InternalFailure'), refusal(400, 'Throttling')][stsCalls().length - 1] ?? credentials(60);
    await tables().ofCompany('emp_A').get(KEY);

    expect(stsCalls()).toHaveLength(3);
  });

  it.each([
    ['at once when STS refuses', refusal(403, 'AccessDenied'), 'AccessDenied', 1],
    ['after three tries', refusal(503, 'ServiceUnavailable'), 'ServiceUnavailable', 3],
  ])('fails with the reason and asks nothing of the table, %s', async (_, answer, code, calls) => {
    ofSts = () => answer;
    await expect(tables().ofCompany('emp_A').get(KEY)).rejects.toMatchObject({ name: 'CompanyCredentialsError', code });

    expect(stsCalls()).toHaveLength(calls);
    expect(signers()).toEqual([]);
  });

  it('never falls back to the credentials of the function when no role is configured', async () => {
    vi.stubEnv('COMPANY_ROLE_ARN', '');
    expect(() => tables().ofCompany('emp_A')).toThrow('COMPANY_ROLE_ARN');
  });
});
