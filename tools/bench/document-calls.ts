import assert from 'node:assert/strict';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { RecordedCall } from './call-recorder.ts';

/** A call of the document client: plain values in the place of DynamoDB's typed ones. */
export interface DocumentCall {
  operation: RecordedCall['operation'];
  input: object;
}

type Values = Record<string, AttributeValue>;
const TYPED = new Set(['Item', 'Key', 'ExpressionAttributeValues']);

/**
 * What was asked through DynamoDB's protocol as somebody writes it with the document client.
 * @throws when JSON could not carry a value: the comparison would ask for something else.
 */
export function toDocumentCall({ operation, body }: { operation: string; body: string }): DocumentCall {
  // Each client gives its calls a token of its own.
  const { ClientRequestToken: _, ...input } = JSON.parse(body);
  return { operation: operation as DocumentCall['operation'], input: plain(input) as object };
}

function plain(value: unknown, name = ''): unknown {
  if (TYPED.has(name)) return plainValues(value as Values);
  if (name === 'Keys') return (value as Values[]).map(plainValues);
  if (Array.isArray(value)) return value.map((each) => plain(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each, key)]));
}

function plainValues(values: Values): object {
  const carried = JSON.parse(JSON.stringify(unmarshall(values)));
  assert.deepEqual(marshall(carried), values, 'JSON does not carry what the endpoint sends');
  return carried;
}
