import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { closeServer } from './emulator.ts';
import { readAll } from './s3-payload.ts';

export interface BackendAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** s3rver, which stores, lists and copies but checks nothing, where only the guard can reach it. */
export interface S3Backend {
  /** The answer with its body still to be read. */
  open(method: string, target: string, headers?: OutgoingHttpHeaders, body?: Buffer): Promise<IncomingMessage>;
  /** The answer read to its end. */
  call(method: string, target: string, headers?: OutgoingHttpHeaders, body?: Buffer): Promise<BackendAnswer>;
  close(): Promise<void>;
}

export async function startS3Backend(directory: string): Promise<S3Backend> {
  const socketPath = privateSocketPath();
  const s3rver = new S3rver({ directory, silent: true, vhostBuckets: false, allowMismatchedSignatures: true });
  const server = await s3rver.listen(socketPath);

  const open: S3Backend['open'] = (method, target, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': body.length };
      const request = httpRequest({ socketPath, method, path: target, headers: { ...headers, ...length } }, resolve);
      request.once('error', reject);
      request.end(body);
    });

  return {
    open,
    async call(method, target, headers, body) {
      const answer = await open(method, target, headers, body);
      return { status: answer.statusCode ?? 500, headers: answer.headers, body: await readAll(answer) };
    },
    async close() {
      await closeServer(server);
      await rm(socketPath, { force: true });
    },
  };
}

/** Short, since Unix socket paths end at about 100 characters; a named pipe on Windows. */
function privateSocketPath(): string {
  const name = `s3-${randomUUID()}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}
