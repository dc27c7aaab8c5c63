import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Account of every local ARN; twelve zeros, so nobody takes one for an ARN of the cloud. */
export const LOCAL_ACCOUNT = '000000000000';
export const DEFAULT_REGION = 'eu-west-1';

/** What every emulator takes. */
export interface EmulatorOptions {
  /** TCP port on 127.0.0.1; 0 or none takes a free one. */
  port?: number;
  /** Folder the state survives restarts in; none keeps it in memory or in a temporary folder that `close()` removes. */
  dir?: string;
  /** AWS region shown in ARNs and issuers. */
  region?: string;
}

/** What every emulator gives back. */
export interface Emulator {
  /** Base URL to hand to the SDK's `endpoint`, without a trailing slash. */
  readonly endpoint: string;
  /** Writes what is pending and frees the port. */
  close(): Promise<void>;
}

export interface StateFolder {
  readonly path: string;
  /** Removes the folder when it was a temporary one. */
  release(): Promise<void>;
}

/** The given folder, made for its owner only if needed, or a temporary one for emulators that cannot work in memory. */
export async function openStateFolder(dir: string | undefined, name: string): Promise<StateFolder> {
  if (dir) {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    return { path: dir, release: async () => {} };
  }
  const temporary = await mkdtemp(path.join(tmpdir(), `local-aws-${name}-`));
  return { path: temporary, release: () => rm(temporary, { recursive: true, force: true }) };
}

/** Serves on the loopback interface only. */
export async function listenOnLoopback(listener: RequestListener, port = 0): Promise<Emulator> {
  const server = createServer(listener);
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${taken}`, close: () => closeServer(server) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Closes at once: clients keep idle connections alive, and waiting for them would hang a test run. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
