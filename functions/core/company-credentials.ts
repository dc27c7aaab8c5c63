import { setTimeout as sleep } from 'node:timers/promises';
import { SignatureV4 } from '@smithy/signature-v4';
import { backoff, type DynamoClient } from './dynamo-table.ts';
import type { Logger } from './logger.ts';

export interface CompanyCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  /** The SDK asks again five minutes before. */
  expiration: Date;
}

/** Name of the session tag that the role's policy compares with keys (`infra/company-roles.ts`). */
const TAG = 'empresaId';
/** A role that was itself assumed, as that of every Lambda, may assume another for an hour at most. */
const SECONDS = 3600;
const ATTEMPTS = 3;
const TIMEOUT_MS = 3000;

/** STS did not hand over credentials for a company. `code` is its own, such as `AccessDenied`. */
export class CompanyCredentialsError extends Error {
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`No credentials for the company: ${code}`, { cause });
    this.name = 'CompanyCredentialsError';
    this.code = code;
  }
}

/**
 * Assumes the role of companies with the company as a session tag, which nothing can change afterwards. One signed
 * request through the table's client: the client of STS would be a third of a function.
 *
 * @throws CompanyCredentialsError after three tries, or at once when STS refuses
 */
export async function assumeCompanyRole(
  { config }: DynamoClient,
  { roleArn, empresaId, log }: { roleArn: string; empresaId: string; log: Logger },
): Promise<CompanyCredentials> {
  const region = await config.region();
  const url = new URL(process.env.AWS_ENDPOINT_URL_STS ?? `https://sts.${region}.amazonaws.com`);
  const { sha256, credentials, requestHandler, streamCollector } = config;
  const signer = new SignatureV4({ service: 'sts', region, sha256, credentials });
  const body = formOf(roleArn, empresaId);
  for (let attempt = 1; ; attempt++) {
    const signed = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port && { port: Number(url.port) }),
      path: '/',
      headers: { host: url.host, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    const failure = await requestHandler
      .handle(signed as Parameters<typeof requestHandler.handle>[0], { requestTimeout: TIMEOUT_MS })
      .then(
        async ({ response }) => {
          const text = Buffer.from(await streamCollector(response.body)).toString('utf8');
          if (response.statusCode === 200) return credentialsIn(text);
          const code = textOf(text, 'Code') ?? String(response.statusCode);
          return {
            error: new CompanyCredentialsError(code),
            final: response.statusCode < 500 && code !== 'Throttling',
          };
        },
        (cause: Error) => ({ error: new CompanyCredentialsError(cause.name, cause), final: false }),
      );
    if (!('error' in failure)) return failure;
    if (failure.final || attempt === ATTEMPTS) {
      log.error('empresa.credentials_refused', failure.error, { empresaId });
      throw failure.error;
    }
    await sleep(backoff(attempt));
  }
}

function formOf(roleArn: string, empresaId: string): string {
  return new URLSearchParams({
    Action: 'AssumeRole',
    Version: '2011-06-15',
    RoleArn: roleArn,
    RoleSessionName: (process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'idonea').slice(-64),
    DurationSeconds: String(SECONDS),
    'Tags.member.1.Key': TAG,
    'Tags.member.1.Value': empresaId,
  }).toString();
}

/** The four values hold no character that XML would spell otherwise. */
function credentialsIn(xml: string): CompanyCredentials {
  const value = (name: string) => {
    const text = textOf(xml, name);
    if (!text) throw new CompanyCredentialsError(`no ${name} in the answer`);
    return text;
  };
  return {
    accessKeyId: value('AccessKeyId'),
    secretAccessKey: value('SecretAccessKey'),
    sessionToken: value('SessionToken'),
    expiration: new Date(value('Expiration')),
  };
}

function textOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
}
