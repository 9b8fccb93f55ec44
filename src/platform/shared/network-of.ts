const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The same address however the socket spells it: IPv4 comes as ::ffff:203.0.113.7 on sockets that serve both. */
function plainIp(ip: string): string {
  return MAPPED.exec(ip)?.[1] ?? ip;
}

/** What one customer of a provider gets: the address itself with IPv4, the /64 with IPv6, where addresses are free. */
export function networkOf(ip: string): string {
  const address = plainIp(ip);
  return address.includes(':') ? `${expand(address).slice(0, 4).join(':')}::/64` : address;
}

/** Eight groups without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(gap).fill('0'), ...after].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}
