import type { Emulator } from './emulator.ts';
import { listenOnLoopback } from './emulator.ts';
import { type LocalIam, type Principal, signerOf } from './iam.ts';
import { isAllowed } from './iam-policy.ts';
import { AwsError, readBody } from './json-protocol.ts';
import { passOn } from './pass-on.ts';
import { accessesOf, type TableKeys } from './table-access.ts';

export interface DynamodbGuardOptions {
  /** Of DynamoDB Local, which knows no roles. */
  target: string;
  iam: LocalIam;
  tables: ReadonlyMap<string, TableKeys>;
  /** A role did not allow what was asked; the text names role, action and resource, and no key. */
  onRefused?: (text: string) => void;
}

const MAX_BODY_BYTES = 32 * 1024 * 1024;

/**
 * Stands before DynamoDB Local and refuses what the role of whoever signed the request does not allow, as the synthesized
 * policies have it. The administrator's requests pass unread.
 */
export async function startDynamodbGuard({ target, iam, tables, onRefused }: DynamodbGuardOptions): Promise<Emulator> {
  const line = passOn(target);
  const tableOf = (name: string): TableKeys => {
    const found = tables.get(name) ?? tables.get(name.split('/').at(-1) ?? '');
    if (!found) throw new AwsError('ResourceNotFoundException', `There is no table ${name}`);
    return found;
  };

  const check = (principal: Principal, operation: string, body: Buffer) => {
    for (const { action, resource, leadingKeys } of accessesOf(operation, JSON.parse(body.toString('utf8')), tableOf)) {
      const keys = leadingKeys.length > 0 && { 'dynamodb:LeadingKeys': leadingKeys };
      if (isAllowed(principal.statements, { action, resource, context: { ...principal.context, ...keys } })) continue;
      const text = `${principal.arn} is not authorized to perform: ${action} on resource: ${resource}`;
      onRefused?.(text);
      throw new AwsError('AccessDeniedException', `User: ${text}`);
    }
  };

  const emulator = await listenOnLoopback(async (request, response) => {
    try {
      const body = await readBody(request, MAX_BODY_BYTES);
      const principal = iam.principalOf(signerOf(request.headers.authorization));
      const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
      if (principal !== 'administrator') check(principal, operation, body);
      line.pass(request, body, response);
    } catch (error) {
      const { status, name, message } =
        error instanceof AwsError ? error : new AwsError('InternalServerError', String(error), 500);
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': name });
      response.end(JSON.stringify({ __type: name, message }));
    }
  });
  return {
    endpoint: emulator.endpoint,
    async close() {
      await emulator.close();
      line.close();
    },
  };
}
