/**
 * First segments of the paths that the second HTTP API serves, such as `/api/procesos`: that path and all below it. Empty
 * while one API holds all routes. An HTTP API takes 300 integrations, which AWS never raises, and each endpoint is one:
 * `test/infra/quotas.integration.test.ts` says when to move some here. CloudFront, routes, alarms and the local run follow
 * from this list, and nobody outside sees a difference.
 *
 * The edge is deployed before the endpoints: what is moved answers 404 for the minutes between, so move paths before people
 * use them.
 */
export const SECOND_API: readonly string[] = [];

export type ApiName = 'first' | 'second';

/** Which API serves a route or a path. */
export function apiOf(path: string, second: readonly string[]): ApiName {
  return second.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ? 'second' : 'first';
}

/** Patterns of CloudFront that take the same paths: `/api/a*` would take `/api/ab` too. */
export const secondApiPatterns = (second: readonly string[]) => second.flatMap((prefix) => [prefix, `${prefix}/*`]);
