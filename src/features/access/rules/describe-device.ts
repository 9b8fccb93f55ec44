import { describeBrowser } from '#platform/shared/describe-browser.ts';

/** Browser and system as people call them: 「Chrome 156 · Windows」. */
export function describeDevice(userAgent: string | null): string {
  const { name, system } = describeBrowser(userAgent ?? '');
  return `${name} · ${system}`;
}

/** The same without versions: browsers renew themselves every few weeks and stay the same device. */
export function deviceFamily(userAgent: string | null): string {
  return describeDevice(userAgent).replace(/ \d+/g, '');
}
