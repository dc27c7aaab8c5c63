import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

export interface ReachPolicy {
  /** Beside public ones: addresses or ranges (`127.0.0.0/8`, `::1/128`) that the deployment lists. */
  addresses: readonly string[];
}

/** The addresses of a name. */
export type Resolve = (host: string) => Promise<string[]>;

/** Everything in IPv4 that is not public unicast. Source: IANA's special-purpose and multicast registries. */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** IPv6 has its public unicast addresses in one block, with these exceptions; some of them lead to IPv4 addresses. */
const PUBLIC_V6 = '2000::/3';
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const blocked = listOf([...NOT_PUBLIC_V4, ...NOT_PUBLIC_V6]);
const publicV6 = listOf([PUBLIC_V6]);

/** Whether an address is one of a host on the public internet, or the deployment lists it. */
export function mayReach(address: string, { addresses }: ReachPolicy): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const kind = family === 4 ? 'ipv4' : 'ipv6';
  if (listOf(addresses).check(address, kind)) return true;
  if (kind === 'ipv6' && !publicV6.check(address, kind)) return false;
  return !blocked.check(address, kind);
}

/**
 * The addresses of a host, all of which may be reached: one that may not refuses the host, since whoever owns the name
 * chooses which of them a resolver gives next. The caller connects to these and never resolves the name again.
 * @throws UnreachableHostError
 */
export async function resolveReachable(
  host: string,
  policy: ReachPolicy,
  resolve: Resolve = systemResolve,
): Promise<string[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0 || !addresses.every((address) => mayReach(address, policy))) {
    throw new UnreachableHostError(host);
  }
  return addresses;
}

export class UnreachableHostError extends Error {
  constructor(host: string) {
    super(`${host} has an address that may not be reached`);
    this.name = 'UnreachableHostError';
  }
}

/** As the connection itself would: the system reads what looks like an address in any of its spellings. */
async function systemResolve(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    const kind = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(net, bits === undefined ? (kind === 'ipv6' ? 128 : 32) : Number(bits), kind);
  }
  return list;
}
