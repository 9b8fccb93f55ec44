/** Network part of an address: enough to tell a site from another, too little to tell a person. */
export function maskIp(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, '');
  const [, network] = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain) ?? [];
  if (network) return `${network}.*`;
  if (!/^[0-9a-f:]+$/i.test(plain) || !plain.includes(':')) return 'unknown';
  // Groups before a `::` are all there are of the network; what follows belongs to the machine.
  const groups = (plain.split('::')[0] ?? '').split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::*`;
}
