import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { SignatureV4 } from '@smithy/signature-v4';
import { env } from '../env.ts';
import type { Files } from './files.ts';
import { asFolder, type Folder } from './folder.ts';

export interface SignedForm {
  url: string;
  /** Sent before the file, as they are. */
  campos: Record<string, string>;
}

export interface ListedFile {
  key: string;
  modified: Date;
}

/** Private objects that people send and read by signed forms and addresses. */
export interface UploadFiles extends Files {
  /** Takes one file of this type under this key, from one byte up to `maxBytes`, for so many seconds. */
  signForm(key: string, options: { contentType: string; maxBytes: number; seconds: number }): Promise<SignedForm>;
  /** An address of an object, with the headers that its answer shall have. */
  signAddress(key: string, options: { contentType: string; disposition: string; seconds: number }): Promise<string>;
  /** Up to 1000 objects of a folder and those below it, by key. */
  list(folder: Folder, cursor?: string): Promise<{ files: ListedFile[]; cursor?: string | undefined }>;
  /** Removes every version of every object of a folder and those below it, and answers how many that were. */
  erase(folder: Folder): Promise<number>;
  /** Removes every version of one object, and answers how many that were. */
  eraseFile(key: string): Promise<number>;
  /** Removes the versions of an object that a newer one has replaced. */
  eraseOld(key: string): Promise<void>;
}

export function uploadFiles(): UploadFiles {
  const Bucket = env('UPLOADS_BUCKET');
  const client = new S3Client({});
  return {
    async put(Key, { bytes, contentType }) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: contentType }));
    },

    async delete(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },

    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        // Without the right to list, S3 answers a missing key with AccessDenied.
        if (error instanceof NoSuchKey || (error as Error).name === 'AccessDenied') return undefined;
        throw error;
      }
    },

    async signForm(Key, { contentType, maxBytes, seconds }) {
      const { url, fields } = await createPresignedPost(client, {
        Bucket,
        Key,
        Conditions: [['content-length-range', 1, maxBytes]],
        Fields: { 'Content-Type': contentType },
        Expires: seconds,
      });
      return { url, campos: fields };
    },

    signAddress: (Key, { contentType, disposition, seconds }) =>
      presignGet(
        client,
        { Bucket, Key, ResponseContentType: contentType, ResponseContentDisposition: disposition },
        seconds,
      ),

    async list(folder, cursor) {
      const Prefix = asFolder(folder);
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: cursor }));
      const files = (page.Contents ?? []).flatMap(({ Key, LastModified }) =>
        Key && LastModified ? [{ key: Key, modified: LastModified }] : [],
      );
      return { files, cursor: page.NextContinuationToken };
    },

    async eraseOld(key) {
      const { Versions = [] } = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: key }));
      for (const { Key, VersionId, IsLatest } of Versions) {
        if (Key === key && !IsLatest) await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
      }
    },

    erase: async (folder) => eraseBelow(asFolder(folder)),
    eraseFile: (key) => eraseBelow(key, (each) => each === key),
  };

  async function eraseBelow(Prefix: string, isMeant = (_key: string | undefined) => true): Promise<number> {
    let erased = 0;
    for (;;) {
      const page = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix }));
      // The key itself is listed before those that it begins.
      const versions = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].filter(({ Key }) => isMeant(Key));
      if (versions.length === 0) return erased;
      for (const { Key, VersionId } of versions) await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
      erased += versions.length;
    }
  }
}

type HttpRequest = Parameters<SignatureV4['presign']>[0];

/** The request as the client would send it, with its signature in the query instead of the headers. */
async function presignGet(client: S3Client, input: GetObjectCommandInput, expiresIn: number): Promise<string> {
  const { protocol, hostname, port, path, query } = await requestOf(client, input);
  const signer = new SignatureV4({
    service: 's3',
    region: await client.config.region(),
    credentials: client.config.credentials,
    sha256: client.config.sha256,
    uriEscapePath: false,
  });
  const host = port ? `${hostname}:${port}` : hostname;
  const signed = await signer.presign(
    {
      method: 'GET',
      protocol,
      hostname,
      port,
      path,
      query,
      headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    },
    { expiresIn },
  );
  const pairs = Object.entries(signed.query as Record<string, string>);
  const search = pairs.map(([name, value]) => `${encodeStrictly(name)}=${encodeStrictly(value)}`).join('&');
  return `${protocol}//${host}${path}?${search}`;
}

/** As the signature has them: RFC 3986 also encodes these. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Taken on its way, before anything is signed or sent. */
async function requestOf(client: S3Client, input: GetObjectCommandInput): Promise<HttpRequest> {
  const command = new GetObjectCommand(input);
  let taken: HttpRequest | undefined;
  command.middlewareStack.add(
    () => async (args) => {
      taken = args.request as HttpRequest;
      return { output: { $metadata: {} }, response: undefined };
    },
    { step: 'build', priority: 'low' },
  );
  await client.send(command);
  if (!taken) throw new Error('The client made no request');
  return taken;
}
