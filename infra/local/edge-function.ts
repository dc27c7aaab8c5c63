import { createContext, Script } from 'node:vm';

export interface EdgeRequest {
  method: string;
  uri: string;
  headers: Record<string, { value: string }>;
}

export type EdgeResult = { uri: string } | { statusCode: number; headers: Record<string, string> };

/** Only an endless loop takes as long: CloudFront itself measures in processor time. */
const RUN_TIMEOUT_MS = 5000;

/** A CloudFront viewer-request function, run in a context of its own as CloudFront does: no Node, no state. */
export function createEdgeFunction(code: string): (request: EdgeRequest) => EdgeResult {
  const script = new Script(`${code}\n;JSON.stringify(handler(JSON.parse(event)))`);
  return (request) => {
    const event = { version: '1.0', context: { eventType: 'viewer-request' }, viewer: {}, request };
    const answer = JSON.parse(
      script.runInContext(createContext({ event: JSON.stringify(event) }), { timeout: RUN_TIMEOUT_MS }),
    );
    if (typeof answer.statusCode === 'number') {
      const headers = Object.entries((answer.headers ?? {}) as Record<string, { value: string }>);
      return {
        statusCode: answer.statusCode,
        headers: Object.fromEntries(headers.map(([name, { value }]) => [name, value])),
      };
    }
    return { uri: answer.uri };
  };
}
