import { Agent, request as forward } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Emulator, listenOnLoopback } from '#infra/local/aws/emulator.ts';

/** A key as DynamoDB's protocol has it. */
export interface WireKey {
  PK: { S: string };
  SK: { S: string };
}

export interface Linea extends Emulator {
  /** Keys that requests wanted to write since the last `forget`, whether they were let or not. */
  touched(): WireKey[];
  forget(): void;
}

/** A line to DynamoDB Local that remembers which items requests write: to look at these is quicker than at all. */
export async function startLinea(target: string): Promise<Linea> {
  const { hostname, port } = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const keys = new Map<string, WireKey>();
  const emulator = await listenOnLoopback(async (request, response) => {
    const body = await buffer(request);
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    for (const { PK, SK } of writtenBy(operation, body)) keys.set(`${PK.S}\n${SK.S}`, { PK, SK });
    const { method, url, headers } = request;
    const passing = forward({ agent, hostname, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passing.on('error', () => response.destroy());
    passing.end(body);
  });
  return {
    endpoint: emulator.endpoint,
    touched: () => [...keys.values()],
    forget: () => keys.clear(),
    async close() {
      await emulator.close();
      agent.destroy();
    },
  };
}

interface Write {
  Item?: WireKey;
  Key?: WireKey;
}

/** What each operation that writes says in its body. */
const WRITES: Record<string, (body: Record<string, never>) => Write[]> = {
  PutItem: (body) => [body],
  UpdateItem: (body) => [body],
  DeleteItem: (body) => [body],
  TransactWriteItems: ({ TransactItems = [] }) =>
    (TransactItems as Record<string, Write>[]).flatMap(({ Put, Update, Delete }) => Put ?? Update ?? Delete ?? []),
  BatchWriteItem: ({ RequestItems = {} }) =>
    Object.values(RequestItems as Record<string, Record<string, Write>[]>)
      .flat()
      .flatMap(({ PutRequest, DeleteRequest }) => PutRequest ?? DeleteRequest ?? []),
};

const READS = /^(Get|BatchGet|TransactGet|Query|Scan|Describe)/;

function writtenBy(operation: string, body: Buffer): WireKey[] {
  const written = WRITES[operation];
  if (!written && !READS.test(operation)) throw new Error(`Nobody knows what ${operation} writes`);
  return (written?.(JSON.parse(body.toString())) ?? []).flatMap(({ Item, Key }) => Item ?? Key ?? []);
}
