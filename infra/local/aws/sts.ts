import type { Emulator } from './emulator.ts';
import { listenOnLoopback } from './emulator.ts';
import { type LocalIam, type Session, signerOf } from './iam.ts';
import { AwsError, readBody } from './json-protocol.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** STS as functions use it: AssumeRole with session tags, in AWS's query protocol. */
export function startSts(iam: LocalIam, port?: number): Promise<Emulator> {
  return listenOnLoopback(async (request, response) => {
    const answer = (status: number, xml: string) => response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
    try {
      const form = new URLSearchParams((await readBody(request, MAX_BODY_BYTES)).toString('utf8'));
      if (form.get('Action') !== 'AssumeRole') throw new AwsError('InvalidAction', 'Only AssumeRole is known here');
      const caller = iam.principalOf(signerOf(request.headers.authorization));
      const roleArn = form.get('RoleArn') ?? '';
      const seconds = Number(form.get('DurationSeconds') ?? 3600);
      answer(200, assumed(iam.assume(caller, { roleArn, tags: tagsOf(form), seconds })));
    } catch (error) {
      const { status, name, message } =
        error instanceof AwsError ? error : new AwsError('InternalFailure', String(error), 500);
      answer(status, `<ErrorResponse><Error><Code>${name}</Code><Message>${message}</Message></Error></ErrorResponse>`);
    }
  }, port);
}

function tagsOf(form: URLSearchParams): Record<string, string> {
  const tags: Record<string, string> = {};
  for (let n = 1; form.has(`Tags.member.${n}.Key`); n++) {
    const value = form.get(`Tags.member.${n}.Value`) ?? '';
    if (!/^[\p{L}\p{Z}\p{N}_.:/=+\-@]*$/u.test(value)) throw new AwsError('ValidationError', 'The tag has such a sign');
    tags[String(form.get(`Tags.member.${n}.Key`))] = value;
  }
  return tags;
}

function assumed({ accessKeyId, secretAccessKey, sessionToken, expiration }: Session): string {
  return `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>
<AccessKeyId>${accessKeyId}</AccessKeyId><SecretAccessKey>${secretAccessKey}</SecretAccessKey>
<SessionToken>${sessionToken}</SessionToken><Expiration>${expiration.toISOString()}</Expiration>
</Credentials></AssumeRoleResult></AssumeRoleResponse>`;
}
