import { buffer } from 'node:stream/consumers';
import { type Emulator, listenOnLoopback } from '#infra/local/aws/emulator.ts';
import { passOn } from '#infra/local/aws/pass-on.ts';

/** A call as DynamoDB's protocol has it. */
export interface RecordedCall {
  operation: 'BatchGetItem' | 'GetItem' | 'Query' | 'TransactWriteItems';
  body: string;
  /** Ids in it that were made for this call. */
  made: string[];
}

export interface CallRecorder extends Emulator {
  /** What was asked of the table while `work` ran. */
  record(work: () => Promise<unknown>): Promise<RecordedCall[]>;
}

/** The product's ids, and the names that the bench makes up in their place. */
const ID = /[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}|bench-[0-9a-f]{24}/g;

/** A line to DynamoDB Local that remembers what passes. */
export async function startCallRecorder(target: string): Promise<CallRecorder> {
  const line = passOn(target);
  let calls: RecordedCall[] | undefined;
  const emulator = await listenOnLoopback(async (request, response) => {
    const body = await buffer(request);
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) as RecordedCall['operation'];
    calls?.push({ operation, body: body.toString(), made: [] });
    line.pass(request, body, response);
  });
  return {
    endpoint: emulator.endpoint,
    async record(work) {
      calls = [];
      await work();
      const recorded = calls;
      calls = undefined;
      // What a read has named was there before.
      const known = new Set(recorded.filter(isRead).flatMap(({ body }) => body.match(ID) ?? []));
      return recorded.map((call) => ({
        ...call,
        made: isRead(call) ? [] : [...new Set(call.body.match(ID) ?? [])].filter((id) => !known.has(id)),
      }));
    },
    async close() {
      await emulator.close();
      line.close();
    },
  };
}

const isRead = ({ operation }: RecordedCall) => operation !== 'TransactWriteItems';
