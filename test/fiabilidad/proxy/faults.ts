/** What a service does on a bad day. The first four store nothing; the last three have done what they were asked. */
export const FAULTS = [
  'throttled',
  'conflict',
  'unavailable',
  'lost-request',
  'lost-answer',
  'cut-answer',
  'delayed',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Seen before the call is passed on, and answered without it. */
export const REFUSALS: readonly Fault[] = ['throttled', 'conflict', 'unavailable'];

export interface Refusal {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** `TransactWriteItems` of `x-amz-target: DynamoDB_20120810.TransactWriteItems`; method for services without one, S3's. */
export function kindOf(method: string, headers: NodeJS.Dict<string | string[]>): string {
  const target = headers['x-amz-target'];
  return typeof target === 'string' ? target.slice(target.lastIndexOf('.') + 1) : method;
}

/** A refusal in the service's own words. Only transactions meet others: any other call is throttled instead. */
export function refusal(fault: Fault, kind: string, body: Buffer, headers: NodeJS.Dict<string | string[]>): Refusal {
  const target = String(headers['x-amz-target'] ?? '');
  if (!target) return xmlRefusal(fault);
  if (fault === 'unavailable') return json(500, { __type: 'InternalServerError', message: 'Internal server error' });
  if (fault === 'conflict' && kind === 'TransactWriteItems') return json(400, conflictOf(body));
  if (target.startsWith('AWSCognito')) {
    return json(400, { __type: 'TooManyRequestsException', message: 'Too many requests' });
  }
  return target.startsWith('DynamoDB')
    ? json(400, {
        __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
        message: 'The level of configured provisioned throughput for the table was exceeded',
      })
    : json(400, { __type: 'com.amazonaws.sqs#RequestThrottled', message: 'Request throttled' });
}

function conflictOf(body: Buffer) {
  const { TransactItems } = JSON.parse(body.toString()) as { TransactItems: unknown[] };
  const CancellationReasons = TransactItems.map((_, index) =>
    index === 0 ? { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' } : { Code: 'None' },
  );
  return {
    __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
    Message: 'Transaction cancelled, please refer cancellation reasons for specific reasons [TransactionConflict]',
    CancellationReasons,
  };
}

function json(status: number, body: object): Refusal {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: JSON.stringify(body) };
}

function xmlRefusal(fault: Fault): Refusal {
  const [status, code] = fault === 'unavailable' ? [500, 'InternalError'] : [503, 'SlowDown'];
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}
