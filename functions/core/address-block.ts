/**
 * What stands for one subscriber: an IPv4 address as it is, of an IPv6 address the first 64 bits, because anyone who
 * has one address of a network can use all of it.
 */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  if (tail !== undefined)
    groups.push(...Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0'));
  const all = [...groups, ...last].slice(0, 4);
  return `${all.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
