import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Route } from './assembly.ts';

export interface RouteMatch {
  route: Route;
  parameters: Record<string, string>;
}

/** API Gateway prefers the route with more literal parts. */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => RouteMatch | undefined {
  const compiled = routes
    .map((route) => ({ route, parts: route.path.split('/') }))
    .sort((a, b) => countPlaceholders(a.parts) - countPlaceholders(b.parts));
  return (method, path) => {
    const parts = path.split('/');
    for (const { route, parts: pattern } of compiled) {
      if (route.method !== method && route.method !== 'ANY') continue;
      const parameters = matchParts(pattern, parts);
      if (parameters) return { route, parameters };
    }
    return undefined;
  };
}

function countPlaceholders(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith('{')).length;
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = parts[index] ?? '';
    if (!expected.startsWith('{')) {
      if (expected !== actual) return undefined;
    } else if (actual === '') return undefined;
    else parameters[expected.slice(1, -1)] = decode(actual);
  }
  return parameters;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export interface EventInput {
  request: IncomingMessage;
  url: URL;
  body: Buffer;
  match: RouteMatch;
  /** The viewer's address, which CloudFront saw. */
  viewerIp: string;
  /** Headers that CloudFront adds for this origin. */
  originHeaders: Record<string, string>;
}

/** CloudFront's own address, as API Gateway would see it. */
const EDGE_IP = '127.0.0.1';
const TEXT_TYPES = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.+-]+\+(json|xml)))/i;

/**
 * The HTTP API event, payload format 2.0, of a request that came through CloudFront. Source: "Working with AWS Lambda
 * proxy integrations for HTTP APIs" in the API Gateway developer guide.
 */
export function toEvent({ request, url, body, match, viewerIp, originHeaders }: EventInput): APIGatewayProxyEventV2 {
  const now = new Date();
  const isText = !request.headers['content-type'] || TEXT_TYPES.test(request.headers['content-type']);
  const cookies = request.headers.cookie?.split('; ');
  const query = joinQuery(url.searchParams);
  const domainName = 'local.execute-api.amazonaws.com';
  return {
    version: '2.0',
    routeKey: match.route.key,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies && { cookies }),
    headers: {
      ...joinHeaders(request.headers),
      ...originHeaders,
      host: domainName,
      via: '2.0 local.cloudfront.net (CloudFront)',
      'x-forwarded-for': [request.headers['x-forwarded-for'], viewerIp, EDGE_IP].flat().filter(Boolean).join(', '),
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    },
    ...(query && { queryStringParameters: query }),
    ...(Object.keys(match.parameters).length > 0 && { pathParameters: match.parameters }),
    requestContext: {
      accountId: 'anonymous',
      apiId: 'local',
      domainName,
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: EDGE_IP,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: match.route.key,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function joinHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== 'cookie') joined[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return joined;
}

function joinQuery(parameters: URLSearchParams): Record<string, string> | undefined {
  const names = [...new Set(parameters.keys())];
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, parameters.getAll(name).join(',')]));
}

/** Writes a function's answer; one without a status code is the body of a 200, as API Gateway infers. */
export function sendResult(response: ServerResponse, result: unknown): void {
  const answer = isStructured(result)
    ? result
    : { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(result) };
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, String(value));
  if (answer.cookies?.length) response.setHeader('set-cookie', answer.cookies);
  const body = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  response.writeHead(answer.statusCode ?? 200, { 'content-length': body.length });
  response.end(body);
}

function isStructured(result: unknown): result is APIGatewayProxyStructuredResultV2 {
  return typeof result === 'object' && result !== null && 'statusCode' in result;
}
