import { createHmac } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';
import { SignatureV4 } from '@smithy/signature-v4';
import { DEFAULT_REGION } from '#infra/local/aws/emulator.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';

interface PresignOptions {
  expiresIn?: number;
  signingDate?: Date;
  secretAccessKey?: string;
  query?: Record<string, string>;
}

/** A presigned URL made by the SDK's own signer. */
export async function presign(
  client: S3Client,
  method: 'GET' | 'PUT',
  path: string,
  { expiresIn = 60, signingDate, secretAccessKey, query = {} }: PresignOptions = {},
): Promise<string> {
  const { protocol, hostname, port } = (await client.config.endpoint?.()) ?? { protocol: '', hostname: '' };
  const signer = new SignatureV4({
    service: 's3',
    region: DEFAULT_REGION,
    credentials: { ...LOCAL_CREDENTIALS, ...(secretAccessKey ? { secretAccessKey } : {}) },
    sha256: client.config.sha256,
    uriEscapePath: false,
  });
  const headers = { host: `${hostname}:${port}`, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
  const signed = await signer.presign(
    { method, protocol, hostname, port, path, headers, query },
    { expiresIn, ...(signingDate ? { signingDate } : {}), unhoistableHeaders: new Set() },
  );
  const pairs = Object.entries(signed.query as Record<string, string>);
  const search = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return `${protocol}//${hostname}:${port}${path}?${search}`;
}

interface PolicyOptions {
  bucket: string;
  key: string;
  maxBytes?: number;
  secretAccessKey?: string;
  expiresInMs?: number;
}

/** The form of a presigned POST, as `@aws-sdk/s3-presigned-post` makes it. */
export function postForm(options: PolicyOptions): FormData {
  const { bucket, key, maxBytes = 1000, secretAccessKey = LOCAL_CREDENTIALS.secretAccessKey } = options;
  const date = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = [date.slice(0, 8), DEFAULT_REGION, 's3', 'aws4_request'];
  const fields: Record<string, string> = {
    key,
    'Content-Type': 'application/pdf',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': [LOCAL_CREDENTIALS.accessKeyId, ...scope].join('/'),
    'x-amz-date': date,
  };
  const policy = {
    expiration: new Date(Date.now() + (options.expiresInMs ?? 60_000)).toISOString(),
    conditions: [
      { bucket },
      ['content-length-range', 1, maxBytes],
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ],
  };
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64');
  const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest();
  const signingKey = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('policy', encoded);
  form.append('x-amz-signature', hmac(signingKey, encoded).toString('hex'));
  return form;
}
