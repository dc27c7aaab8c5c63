import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { WebDeployment } from './assembly.ts';

export interface WebFile {
  body: Buffer;
  headers: Record<string, string>;
}

type Metadata = Pick<WebDeployment, 'cacheControl' | 'contentType'>;

export type Encoding = 'br' | 'gzip' | undefined;

/** By the ending, as `aws s3 sync` does where the deployment says nothing. */
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** CloudFront compresses nothing smaller. */
const SMALLEST_COMPRESSED = 1000;

/** The web bucket after its deployments: which folder's files it holds, and with which cache header. */
export function createWebFiles(deployments: readonly WebDeployment[]): {
  find(key: string, encoding: Encoding): WebFile | undefined;
} {
  const plain = new Map<string, { file: string; metadata: Metadata }>();
  for (const { folder, exclude, include, ...metadata } of deployments) {
    for (const key of listFiles(folder)) {
      if (isDeployed(key, exclude, include)) plain.set(key, { file: path.join(folder, key), metadata });
    }
  }
  const made = new Map<string, WebFile>();
  return {
    find(key, encoding) {
      const entry = plain.get(key);
      if (!entry) return undefined;
      const cacheKey = `${encoding ?? ''}:${key}`;
      const file = made.get(cacheKey) ?? makeFile(entry.file, entry.metadata, encoding);
      made.set(cacheKey, file);
      return file;
    },
  };
}

/** As `aws s3 sync` filters: everything is in, excluded files are out, included ones back in. */
function isDeployed(key: string, exclude: readonly string[], include: readonly string[]): boolean {
  const matches = (patterns: readonly string[]) => patterns.some((pattern) => matchesWildcard(pattern, key));
  return !matches(exclude) || matches(include);
}

/** `*` stands for any text, slashes too, as in S3 filters and CloudFront path patterns; `?` for one character. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(text);
}

function makeFile(file: string, { cacheControl, contentType }: Metadata, encoding: Encoding): WebFile {
  const original = readFileSync(file);
  const type = contentType ?? TYPES[path.extname(file)] ?? 'application/octet-stream';
  const applied = COMPRESSIBLE.test(type) && original.length >= SMALLEST_COMPRESSED ? encoding : undefined;
  return {
    body: compress(original, applied),
    headers: {
      'content-type': type,
      etag: `"${createHash('sha256').update(original).digest('hex').slice(0, 32)}"`,
      ...(cacheControl && { 'cache-control': cacheControl }),
      ...(applied && { 'content-encoding': applied }),
      ...(COMPRESSIBLE.test(type) && { vary: 'accept-encoding' }),
    },
  };
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(body) : body;
}

export function preferredEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
