import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SMOKE_CHECKS } from '#infra/deploy/smoke-checks.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A site that answers everything in the same way. */
async function aSite(status: number, headers: Record<string, string>, body: string): Promise<string> {
  server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const outcomes = (origin: string) =>
  Promise.all(
    SMOKE_CHECKS.map(({ run }) =>
      run({ origin, api: origin, account: { email: 'a@b.test', password: 'x' } }).then(
        (outcome) => outcome ?? 'holds',
        () => 'fails',
      ),
    ),
  );

describe('The smoke test', () => {
  it('lets no check hold on a site that says yes to everything', async () => {
    const origin = await aSite(200, { 'content-type': 'application/json' }, '{"success":true,"data":{}}');

    // Whether plain HTTP leads to HTTPS cannot be asked of a site without TLS.
    expect(await outcomes(origin)).toEqual(['skipped', ...SMOKE_CHECKS.slice(1).map(() => 'fails')]);
  });

  it('lets no check hold on a site that is down, but that it refuses strangers', async () => {
    const origin = await aSite(403, {}, 'AccessDenied');

    expect((await outcomes(origin)).filter((outcome) => outcome === 'holds')).toHaveLength(1);
  });

  it('sees a page that lacks one header', async () => {
    const origin = await aSite(200, { 'x-frame-options': 'DENY' }, '<html lang="es">');
    const pages = SMOKE_CHECKS.find(({ name }) => name.startsWith('the pages come'));

    await expect(pages?.run({ origin })).rejects.toThrow('/ has no right content-security-policy');
  });
});
