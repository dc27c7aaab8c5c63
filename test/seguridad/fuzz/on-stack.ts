import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import { DEMO_USERS } from '#infra/local/demo-users.ts';
import { type Stack, startStack } from '#infra/local/start-stack.ts';
import { startProviders } from '#test/support/provider-servers.ts';
import { sampleBody } from '#test/support/sample-bodies.ts';
import { crawl, type Pools } from './crawl.ts';
import type { Operation } from './operations.ts';
import type { FuzzRequest, Ground } from './requests.ts';
import type { Target } from './target.ts';
import type { FuzzAnswer } from './verdict.ts';

const PASSWORD = 'Demo-1234';
const IDENTITIES = Object.fromEntries(
  ['superadmin', 'adminA', 'operadorA', 'adminB'].map((name, n) => [name, DEMO_USERS[n]?.email ?? '']),
);

/** The synthesized app on the local AWS, through CloudFront's stand-in: real functions, real SDK calls. */
export async function onStack(operations: readonly Operation[]): Promise<Target> {
  const providers = await startProviders();
  const stack = await startStack({ seed: true, quiet: true, keepInstances: true, providerUrls: providers.urls });
  const agent = new Agent({ keepAlive: true });
  const tokens = new Map<string, string>();

  async function send({ who, method, target, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
    const token = tokens.get(who);
    const all = { ...(token && { authorization: `Bearer ${token}` }), ...headers };
    return exchange(agent, `${stack.origin}${target}`, method, all, body);
  }

  async function signIn(who: string): Promise<boolean> {
    const body = JSON.stringify({ email: IDENTITIES[who], password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ who: '', method: 'POST', target: '/api/auth/login', headers, body });
    const token = answer.status === 200 && JSON.parse(answer.text).data.token;
    if (token) tokens.set(who, token);
    return Boolean(token);
  }

  const isIn = async (who: string) =>
    (await send({ who, method: 'GET', target: '/api/perfil', headers: {}, body: undefined })).status === 200;

  /** Whoever an operation has signed out comes in again; nobody may be lost for the operations after it. */
  async function settle({ operation, method }: Operation): Promise<string[]> {
    if (method === 'GET') return [];
    const said: string[] = [];
    for (const who of Object.keys(IDENTITIES)) {
      if (await isIn(who)) continue;
      await setPassword(stack, IDENTITIES[who] ?? '');
      if (!(await signIn(who))) throw new Error(`After ${operation}, ${who} cannot sign in any more`);
      said.push(`${operation} ended the session of ${who}`);
    }
    return said;
  }

  async function close(): Promise<void> {
    agent.destroy();
    await stack.close();
    await providers.close();
  }

  try {
    for (const who of Object.keys(IDENTITIES)) await signIn(who);
    const pools = await crawl(operations, send);
    return { ground: groundOf(pools), send, settle, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A person may have changed their own password: that is what one of the operations is for. */
async function setPassword({ assembly, endpoints }: Stack, Username: string): Promise<void> {
  const settings = { endpoint: endpoints.cognito, region: 'eu-west-1', credentials: LOCAL_CREDENTIALS };
  const client = new CognitoIdentityProviderClient(settings);
  const UserPoolId = assembly.pools[0]?.poolId;
  await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: PASSWORD, Permanent: true }));
  client.destroy();
}

function groundOf({ ids, cursors, hints }: Pools): Ground {
  const first = Object.fromEntries(
    Object.entries(ids).map(([domain, each]) => [
      domain,
      Object.fromEntries(Object.entries(each).map(([name, [id = '']]) => [name, id])),
    ]),
  );
  const samples = (operation: string) => [sampleBody(operation, first)].filter(Boolean);
  return { identities: Object.keys(IDENTITIES), ids, samples, cursors, hints };
}

/** By node's own client: `fetch` tidies addresses and refuses headers that a hostile client would send. */
function exchange(agent: Agent, url: string, method: string, headers: Record<string, string>, body?: string) {
  return new Promise<FuzzAnswer>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = httpRequest(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
      text(response).then((read) => {
        const { statusCode = 0, headers: answered } = response;
        resolve({ status: statusCode, headers: answered as Record<string, string>, text: read });
      }, reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
