import { buffer } from 'node:stream/consumers';
import { type Emulator, listenOnLoopback } from '#infra/local/aws/emulator.ts';
import { passOn } from '#infra/local/aws/pass-on.ts';

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
  const line = passOn(target);
  const keys = new Map<string, WireKey>();
  const emulator = await listenOnLoopback(async (request, response) => {
    const body = await buffer(request);
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    for (const { PK, SK } of writtenBy(operation, body)) keys.set(`${PK.S}\n${SK.S}`, { PK, SK });
    line.pass(request, body, response);
  });
  return {
    endpoint: emulator.endpoint,
    touched: () => [...keys.values()],
    forget: () => keys.clear(),
    async close() {
      await emulator.close();
      line.close();
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
