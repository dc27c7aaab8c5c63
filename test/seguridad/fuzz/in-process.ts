import type { IncomingMessage } from 'node:http';
import type { DefinedEndpoint } from '#functions/core/endpoint.ts';
import { createRouter, toEvent } from '#infra/local/http-event.ts';
import { ALL_ENDPOINTS, loadEndpoint } from '#test/support/endpoints.ts';
import { fakeAccessToken } from '#test/support/fakes/fake-services.ts';
import { sampleBody } from '#test/support/sample-bodies.ts';
import { ORIGIN_VERIFY, TestApp } from '#test/support/test-app.ts';
import { wholeScene } from '#test/support/whole-scene.ts';
import type { Operation } from './operations.ts';
import type { FuzzRequest, Ground } from './requests.ts';
import type { Target } from './target.ts';
import type { FuzzAnswer } from './verdict.ts';

const ORIGIN = 'https://idonea.test';

/** All endpoints on fakes, behind the router of the local run. The table is as before for each request. */
export async function inProcess(operations: readonly Operation[]): Promise<Target> {
  const app = new TestApp();
  const { people, idsOfA } = await wholeScene(app);
  const endpoints = new Map<string, DefinedEndpoint<object>>();
  for (const listed of ALL_ENDPOINTS) endpoints.set(listed.operation, await loadEndpoint(listed));
  const route = createRouter(
    operations.map(({ operation, method, path }) => ({
      key: operation,
      method,
      path,
      functionArn: operation,
      api: 'api',
    })),
  );
  const accounts = new Map(app.identity.accounts);
  const restoreTable = app.table.snapshot();
  const restore = () => {
    restoreTable();
    app.logs.length = 0;
    for (const [address, account] of accounts) app.identity.accounts.set(address, { ...account });
  };

  async function send({ who, method, target, headers, body = '' }: FuzzRequest): Promise<FuzzAnswer> {
    const url = new URL(target, ORIGIN);
    const match = route(method, url.pathname);
    const endpoint = match && endpoints.get(match.route.key);
    if (!endpoint) throw new Error(`No route takes ${method} ${url.pathname}`);
    const id = people[who]?.id;
    const request = { method, headers: { ...(id && { authorization: `Bearer ${fakeAccessToken(id)}` }), ...headers } };
    const event = toEvent({
      request: request as IncomingMessage,
      url,
      body: Buffer.from(body),
      match,
      viewerIp: '203.0.113.7',
      originHeaders: { 'x-origin-verify': ORIGIN_VERIFY },
    });
    restore();
    const result = await app.handlerOf(endpoint)(event);
    const fault = app.logs.find(({ event: name }) => name === 'request.failed');
    return {
      status: result.statusCode ?? 0,
      headers: (result.headers ?? {}) as Record<string, string>,
      text: `${result.body ?? ''}${fault ? `\n${fault.error}` : ''}`,
    };
  }

  const ids = Object.fromEntries(
    Object.entries(idsOfA).map(([domain, each]) => [
      domain,
      Object.fromEntries(Object.entries(each).map(([name, id]) => [name, [id]])),
    ]),
  );
  const empresaId = idsOfA.empresas?.id ?? '';
  const ground: Ground = {
    identities: ['superadmin', 'adminA', 'operadorA', 'adminB', 'withoutCompany'],
    ids,
    samples: (operation) => [sampleBody(operation, idsOfA)].filter(Boolean),
    cursors: {},
    hints: {
      empresaId: [empresaId],
      candidatoId: [idsOfA.candidatos?.id ?? ''],
      areaId: [idsOfA.areas?.id ?? ''],
      entrevistaId: [idsOfA.entrevistas?.id ?? ''],
      entrevistaIds: [idsOfA.entrevistas?.id ?? ''],
      servicioId: ['test-vocacional', 'entrevistas-profundidad'],
      email: ['ana.ruiz@correo.test'],
      zonaHoraria: ['Europe/Madrid'],
      cif: ['B65410011'],
    },
  };
  return { ground, send, settle: async () => [], close: async () => {} };
}
