import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiOf, SECOND_API } from '#infra/edge/apis.ts';
import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import { type Assembly, readAssembly } from '#infra/local/assembly.ts';
import { type Gateway, startGateway } from '#infra/local/gateway.ts';
import { matchesWildcard } from '#infra/local/web-files.ts';
import { deployment } from './deployments.ts';
import { makeApp } from './make-app.ts';
import { type Resource, readResources } from './resources.ts';

/** A whole domain, a part of another one, and one whose name begins like that of others. */
const MOVED = ['/api/sala', '/api/configuracion/empresa', '/api/empresas'];

const routeOf = ({ contract }: (typeof ENDPOINT_FUNCTIONS)[number]) => `${contract.method} ${contract.path}`;
/** An address that the route takes. */
const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, 'x');

describe('a second HTTP API', () => {
  let resources: Resource[];
  let assembly: Assembly;
  let gateway: Gateway;
  const resourcesOf = (type: string) => resources.filter(({ Type }) => Type === type);

  beforeAll(async () => {
    vi.stubEnv('CDK_VALIDATION', 'false');
    const { app, outdir } = makeApp({ stage: 'desarrollo' }, undefined, { secondApi: MOVED });
    app.synth();
    vi.unstubAllEnvs();
    resources = readResources(outdir);
    assembly = readAssembly(outdir, {
      account: '000000000000',
      region: 'eu-west-1',
      queueUrl: (name) => `http://sqs.local/${name}`,
    });
    const invoke = async ({ name }: { name: string }, event: unknown) => {
      const { headers } = event as { headers: Record<string, string> };
      return { statusCode: 200, body: `${name} ${headers['x-origin-verify']}` };
    };
    gateway = await startGateway({ assembly, port: 0, pool: { invoke, close: async () => {} } });
  });
  afterAll(() => gateway.close());

  it('has every route in exactly one of the two, and each path where CloudFront sends it', () => {
    const apis = new Set(assembly.routes.map(({ api }) => api));
    const behaviourOf = (path: string) =>
      assembly.distribution.behaviours.find(({ pattern }) => pattern === undefined || matchesWildcard(pattern, path));

    expect(apis.size).toBe(2);
    expect(assembly.routes.map(({ key }) => key).toSorted()).toEqual(ENDPOINT_FUNCTIONS.map(routeOf).toSorted());
    for (const { key, path, api } of assembly.routes) {
      expect(behaviourOf(addressOf(path))?.origin, key).toMatchObject({ kind: 'api', api });
    }
    const second = assembly.routes.filter(({ path }) => apiOf(path, MOVED) === 'second');
    expect(new Set(second.map(({ api }) => api)).size).toBe(1);
    expect(MOVED.filter((prefix) => !second.some(({ path }) => `${path}/`.startsWith(`${prefix}/`)))).toEqual([]);
  });

  it('lets each route call its function, and no other API', () => {
    const apiOfPermission = ({ Properties }: Resource) => /HttpApi\w*/.exec(JSON.stringify(Properties.SourceArn))?.[0];
    const apis = Map.groupBy(
      resourcesOf('AWS::Lambda::Permission').filter(({ Properties }) => Properties.Principal.startsWith('apigateway')),
      apiOfPermission,
    );

    expect([...apis.values()].map((list) => list.length).toSorted()).toEqual(
      [...Map.groupBy(assembly.routes, ({ api }) => api).values()].map((list) => list.length).toSorted(),
    );
  });

  it('is limited, logged and watched as the first one', () => {
    const [first, second, ...more] = resourcesOf('AWS::ApiGatewayV2::Stage').map(({ Properties }) => Properties);

    expect(more).toEqual([]);
    expect(second.DefaultRouteSettings).toEqual(first.DefaultRouteSettings);
    expect(second.AccessLogSettings.Format).toEqual(first.AccessLogSettings.Format);
    expect(second.AccessLogSettings.DestinationArn).not.toEqual(first.AccessLogSettings.DestinationArn);
    const alarms = resourcesOf('AWS::CloudWatch::Alarm').filter(
      ({ Properties }) => Properties.Namespace === 'AWS/ApiGateway',
    );
    expect(alarms).toHaveLength(4);
    expect(new Set(alarms.map(({ Properties }) => JSON.stringify(Properties.Dimensions))).size).toBe(2);
  });

  it('is served by the local run too, with the header that only CloudFront sends', async () => {
    const secret = assembly.functions.values().find(({ name }) => name === 'idonea-desarrollo-list-areas')
      ?.environment.ORIGIN_VERIFY;
    const answers = await Promise.all(
      ENDPOINT_FUNCTIONS.map(async ({ contract: { method, path } }) => {
        const response = await fetch(`http://127.0.0.1:${gateway.port}${addressOf(path)}`, { method });
        return response.text();
      }),
    );

    // Where a literal part and a placeholder take the same address, API Gateway prefers the literal one: so does this.
    expect(answers).toEqual(ENDPOINT_FUNCTIONS.map(({ name }) => `idonea-desarrollo-${name} ${secret}`));
  });
});

describe('the list of what the second API serves', () => {
  it('holds first segments of paths that there are', () => {
    const paths = ENDPOINT_FUNCTIONS.map(({ contract }) => contract.path);

    expect(SECOND_API.filter((prefix) => !/^(?:\/[a-z-]+){2,}$/.test(prefix))).toEqual([]);
    expect(SECOND_API.filter((prefix) => !paths.some((path) => apiOf(path, [prefix]) === 'second'))).toEqual([]);
  });

  it('makes no second API while it is empty', async () => {
    const { resourcesOf } = await deployment('produccion');

    expect(resourcesOf('AWS::ApiGatewayV2::Api')).toHaveLength(SECOND_API.length > 0 ? 2 : 1);
  });
});
