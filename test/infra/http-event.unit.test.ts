import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Route } from '#infra/local/assembly.ts';
import { createEdgeFunction } from '#infra/local/edge-function.ts';
import { createRouter } from '#infra/local/http-event.ts';
import { matchesWildcard } from '#infra/local/web-files.ts';

function routes(...keys: string[]): Route[] {
  return keys.map((key) => {
    const [method = '', path = ''] = key.split(' ');
    return { key, method, path, functionArn: key, api: 'api' };
  });
}

describe('the router', () => {
  const find = createRouter(
    routes(
      'GET /api/entrevistas/{id}',
      'GET /api/entrevistas/resumen',
      'POST /api/entrevistas/{id}/enlace',
      'GET /api/entrevistas',
    ),
  );

  it('prefers literal parts over placeholders', () => {
    expect(find('GET', '/api/entrevistas/resumen')?.route.key).toBe('GET /api/entrevistas/resumen');
    expect(find('GET', '/api/entrevistas/ent_1')).toMatchObject({
      route: { key: 'GET /api/entrevistas/{id}' },
      parameters: { id: 'ent_1' },
    });
  });

  it('decodes path parameters and survives broken escapes', () => {
    expect(find('GET', '/api/entrevistas/a%20b')?.parameters).toEqual({ id: 'a b' });
    expect(find('GET', '/api/entrevistas/%E0%A4%A')?.parameters).toEqual({ id: '%E0%A4%A' });
  });

  it.each([
    ['GET', '/api/entrevistas/'],
    ['GET', '/api/entrevistas/a/b'],
    ['DELETE', '/api/entrevistas'],
    ['GET', '/api'],
  ])('knows no route for %s %s', (method, path) => {
    expect(find(method, path)).toBeUndefined();
  });
});

describe('the page routes of CloudFront', () => {
  const run = createEdgeFunction(readFileSync(new URL('../../infra/edge/page-routes.js', import.meta.url), 'utf8'));
  const uriOf = (uri: string) => run({ method: 'GET', uri, headers: {} });

  it.each([
    ['/', '/index.html'],
    ['/candidatos', '/index.html'],
    ['/informes/ent_01', '/index.html'],
    ['/entrevista/tok_1700000000_abc.def', '/sala.html'],
    ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
    ['/favicon.svg', '/favicon.svg'],
    ['/api/docs', '/api/docs/index.html'],
    ['/api/docs/', '/api/docs/index.html'],
    ['/api/docs/swagger-ui.css', '/api/docs/swagger-ui.css'],
    ['/api/openapi.json', '/api/openapi.json'],
  ])('lead %s to %s', (uri, expected) => {
    expect(uriOf(uri)).toEqual({ uri: expected });
  });
});

describe('an edge function', () => {
  it('sees nothing of Node and keeps nothing between requests', () => {
    const run = createEdgeFunction(
      `var seen = 0; function handler(event) { seen += 1; event.request.uri = typeof process + typeof require + seen; return event.request; }`,
    );
    const request = { method: 'GET', uri: '/', headers: {} };

    expect(run(request)).toEqual({ uri: 'undefinedundefined1' });
    expect(run(request)).toEqual({ uri: 'undefinedundefined1' });
  });

  it('may answer by itself', () => {
    const run = createEdgeFunction(
      `function handler() { return { statusCode: 302, headers: { location: { value: '/acceso' } } }; }`,
    );

    expect(run({ method: 'GET', uri: '/', headers: {} })).toEqual({
      statusCode: 302,
      headers: { location: '/acceso' },
    });
  });
});

describe('matchesWildcard', () => {
  it.each([
    ['/api/*', '/api/candidatos', true],
    ['/api/*', '/apis', false],
    ['/api/docs*', '/api/docs', true],
    ['/api/openapi.json', '/api/openapiXjson', false],
    ['assets/*', 'assets/a/b.js', true],
    ['/a?', '/ab', true],
  ])('%s against %s is %s', (pattern, text, expected) => {
    expect(matchesWildcard(pattern, text)).toBe(expected);
  });
});
