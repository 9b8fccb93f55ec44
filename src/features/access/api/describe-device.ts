import Bowser from 'bowser';

const UNKNOWN = '未知设备';

/** Browser and system as people call them: 「Chrome 156 · Windows」. */
export function describeDevice(userAgent: string | null): string {
  const { browser, version, system } = parse(userAgent);
  const name = [browser, version.split('.')[0]].filter(Boolean).join(' ');
  return [name, system].filter(Boolean).join(' · ') || UNKNOWN;
}

/** The same without version: browsers renew themselves every few weeks and stay the same device. */
export function deviceFamily(userAgent: string | null): string {
  const { browser, system } = parse(userAgent);
  return `${browser} · ${system}`;
}

function parse(userAgent: string | null) {
  // The library refuses empty text.
  const { browser, os } = Bowser.parse(userAgent || ' ');
  return { browser: browser.name ?? '', version: browser.version ?? '', system: os.name ?? '' };
}
