import { describe, expect, it } from 'vitest';
import { mayReach, resolveReachable } from '#functions/core/adapters/public-address.ts';

const NOBODY = { addresses: [] };
const REFUSED = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.1.2.3'],
  ...['169.254.169.254', '169.254.170.2', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1'],
  ...['192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1'],
  ...['239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:169.254.169.254', '::ffff:7f00:1', '::127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', '2001::1', '2001:0:7f00:1::', '2001:2::1', '2001:10::1'],
  ...['2001:20::1', '2001:db8::1', '2002:7f00:1::', '2002:a9fe:a9fe::1', '3fff::1', 'fc00::1', 'fd00:ec2::254'],
  ...['fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', 'ff0e::1', '4000::1', '5f00::1'],
  ...['', 'localhost', '2130706433', '0x7f.1', '127.1', '0177.0.0.1', '127.0.0.1:25', '[::1]'],
];
const REACHED = ['8.8.8.8', '1.1.1.1', '52.94.236.248', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2606:4700::1111'];

describe('Where a mail server may be', () => {
  it.each(REFUSED)('not at %j', (address) => expect(mayReach(address, NOBODY)).toBe(false));
  it.each(REACHED)('at %s', (address) => expect(mayReach(address, NOBODY)).toBe(true));

  it('also where the deployment says, and nowhere beside it', () => {
    const policy = { addresses: ['127.0.0.0/8', '::1/128', '10.1.2.3'] };
    for (const address of ['127.0.0.1', '127.9.9.9', '::1', '10.1.2.3']) expect(mayReach(address, policy)).toBe(true);
    for (const address of ['10.1.2.4', '169.254.169.254', '::2']) expect(mayReach(address, policy)).toBe(false);
  });

  it('not when one of its addresses is an inner one: the next answer might give just that', async () => {
    const answers = (addresses: string[]) => resolveReachable('smtp.a.test', NOBODY, async () => addresses);
    await expect(answers(['8.8.8.8', '127.0.0.1'])).rejects.toThrow('may not be reached');
    await expect(answers([])).rejects.toThrow('may not be reached');
    expect(await answers(['8.8.8.8', '2606:4700::1111'])).toEqual(['8.8.8.8', '2606:4700::1111']);
  });

  it.each(['localhost', '127.1', '0x7f.1', '2130706433', '0177.0.0.1'])(
    'not at %s, in whatever way it is spelled',
    async (host) => {
      await expect(resolveReachable(host, NOBODY)).rejects.toThrow();
    },
  );
});
