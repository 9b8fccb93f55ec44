import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are no place in the public internet: this machine, private and shared networks, link-local ones (where clouds
 * keep their metadata), tests, documentation, multicast, and IPv6 addresses that only wrap one of these.
 */
const INSIDE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(net, prefix, 'ipv4');
}

/** Of IPv6 only what is given out to the public (2000::/3) is outside, without what wraps or documents. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');
const WRAPPED = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  WRAPPED.addSubnet(net, prefix, 'ipv6');
}

/** False for whatever is no address at all, too. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address, 'ipv4');
  if (family === 6) return GIVEN_OUT.check(address, 'ipv6') && !WRAPPED.check(address, 'ipv6');
  return false;
}
