import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the range from which systems hand out ports by themselves (Linux from 32768, macOS and Windows from 49152): who
 * asks for "any port" meanwhile cannot be given this one before its taker has bound it.
 */
const FIRST = 20_000;
const END = 32_000;
const TRIES = 50;

/**
 * A port that nobody holds, for a server that cannot choose one itself or must be known by it beforehand.
 * @param host where it will be bound; all interfaces when absent
 * @throws Error when fifty ports in a row are taken
 */
export async function findFreePort(host?: string): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(FIRST, END);
    if ((await bindingError(port, host)) === undefined) return port;
  }
  throw new Error(`No free port between ${FIRST} and ${END}`);
}

/** Takes the port for a moment; what the system answers when it cannot be had. */
export async function bindingError(port: number, host?: string): Promise<Error | undefined> {
  const probe = createServer();
  probe.listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    return error as Error;
  }
  probe.close();
  await once(probe, 'close');
}
