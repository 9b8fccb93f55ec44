import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * What scripts of pages send and store, read from their text: calls made by hand say whom their page was made for as the
 * contract's own calls do, and no script leaves a cookie that outlives the person it was about.
 */
const FILES = globSync(['src/{features,business}/*/web/**/*.{ts,tsx}', 'src/{platform,app}/web/**/*.{ts,tsx}'])
  .filter((path) => !/\.(test|gen)\.tsx?$/.test(path))
  .sort();

const textOf = (path: string) => readFileSync(path, 'utf8');
const filesWith = (pattern: RegExp) => FILES.filter((path) => pattern.test(textOf(path)));

const SENDS = /(?<![\w.])fetch\(|new XMLHttpRequest|sendBeacon\(|new EventSource|new WebSocket/;

/** Calls by hand that act for nobody. */
const BEACONS: Readonly<Record<string, string>> = {
  'src/features/diagnostics/web/checks/measure-network.ts': 'measures with GET',
  'src/features/diagnostics/web/report/post-report.ts': 'reports of the browser itself',
};

/** Sends what `http-link.ts` gives it, with the headers of that. */
const SENDER = 'src/platform/web/upload/send-form.ts';

it('every call that is sent by hand says whom its page was made for', () => {
  const senders = filesWith(SENDS);
  expect(senders.length).toBeGreaterThan(4);
  const silent = senders.filter((path) => !textOf(path).includes('callHeaders()'));
  expect(silent).toEqual([...Object.keys(BEACONS), SENDER].sort());
  expect(textOf('src/platform/web/http-link.ts')).toContain('sendForm(path, input, sending)');
});

it('no form is sent by the browser itself to anything but its own page', () => {
  expect(filesWith(/\bformAction=|<form[^>]*\baction=/)).toEqual([]);
});

/** Cookies that scripts write: none says anything of a person or a firm. */
const COOKIES: Readonly<Record<string, string>> = {
  'src/app/web/frame/fresh-page.ts': 'deletes',
  'src/features/access/web/forget-stored-identity.ts': 'deletes',
  'src/features/catalog/web/choose-region.ts': 'the region goods are looked at for',
  'src/features/diagnostics/web/checks/inspect-browser.ts': 'tries whether cookies are kept, for a moment',
};

it('no script leaves a cookie of decision 0010, or any other that is not named here', () => {
  expect(filesWith(/document\.cookie\s*=(?!=)/)).toEqual(Object.keys(COOKIES).sort());
});
