import { gunzipSync } from 'node:zlib';
import type * as z from 'zod';
import type { HttpResult } from '#functions/core/request.ts';
import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import type { EndpointContract } from '#shared/core/contract.ts';
import { documentedOperations, type Operation } from '../seguridad/fuzz/operations.ts';

let documented: ReadonlyMap<EndpointContract, Operation> | undefined;

/** Short answers that a schema has held already: most refusals are the same few. */
const held = new Map<z.ZodType, Set<string>>();

/** Read once by each worker. Contracts that a test makes for itself stand in no document. */
function documentOf(contract: EndpointContract): Operation | undefined {
  if (!documented) {
    const byName = new Map(documentedOperations().map((each) => [each.operation, each]));
    documented = new Map(ENDPOINT_FUNCTIONS.map((spec) => [spec.contract, byName.get(spec.operation) as Operation]));
  }
  return documented.get(contract);
}

/** Fails when the OpenAPI document does not say that the operation answers this: status, media type and what is in it. */
export function assertDocumented(contract: EndpointContract, result: HttpResult): void {
  const operation = documentOf(contract);
  const why = operation && undocumented(operation, result);
  if (why)
    throw new Error(`The document of ${operation.operation} does not have its answer ${result.statusCode}: ${why}`);
}

function undocumented({ responses }: Operation, { statusCode, headers, body = '', isBase64Encoded }: HttpResult) {
  const said = responses[String(statusCode)];
  if (!said) return 'no such status';
  const type = String(headers?.['content-type']);
  if (said.type === undefined ? body : !isSame(said.type, type)) return `${type} instead of ${said.type}`;
  const schema = said.schema();
  if (!schema || held.get(schema)?.has(body)) return;
  const text = isBase64Encoded ? gunzipSync(Buffer.from(body, 'base64')).toString() : body;
  const { error } = schema.safeParse(JSON.parse(text));
  if (!error && body.length < 500) held.set(schema, (held.get(schema) ?? new Set()).add(body));
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ');
}

/** `application/json` is also what says its charset. */
const isSame = (said: string, sent: string) => sent === said || sent.split(';')[0] === said;
