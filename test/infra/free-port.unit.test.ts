import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bindingError, findFreePort } from '#infra/local/free-port.ts';

describe('a free port', () => {
  it('can be bound, and is none that the system gives to whoever asks for any', async () => {
    const port = await findFreePort('127.0.0.1');

    expect(port).toBeLessThan(32_768);
    expect(await bindingError(port, '127.0.0.1')).toBeUndefined();
  });

  it('is told from a taken one', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void holder.close());
    await once(holder, 'listening');

    const error = await bindingError((holder.address() as AddressInfo).port, '127.0.0.1');

    expect(error?.message).toContain('EADDRINUSE');
  });
});
