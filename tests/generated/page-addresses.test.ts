import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES } from '#app/web/page-table.ts';
import * as paths from '#business/paths/rules/public.ts';

/**
 * The address of a page stands once: in its row, in the paths of its feature where pages of it name it, in `src/business/paths`
 * where others do. Whoever writes one elsewhere forgets it when it changes.
 */
const HOME = /^src\/(?:business\/paths\/|features\/[^/]+\/(?:rules\/[^/]+-paths\.ts$|web\/manifest\.ts$))/;
const WRITTEN = PAGES.map(({ path }) => path).filter((path) => path !== '/');

/** Parameters end an address as far as its words go: `/u-{id}.html` is written as `/u-${code}.html`. */
const headOf = (path: string) => path.split('{')[0] ?? path;

const PATTERNS = WRITTEN.map((path) => {
  const words = headOf(path).replaceAll('.', String.raw`\.`);
  // Short names are words of their own in texts; only a whole literal counts.
  const end = path.endsWith('.html') ? (path.includes('{') ? String.raw`[\${]` : String.raw`[^\w.]`) : `['"\`?]`;
  return { path, pattern: new RegExp(`(?<![\\w/.\\-\\])_$])${words}${end}`) };
});

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

/** Addresses of pages that stand in a text of code as literals. */
export function findAddresses(code: string): string[] {
  const text = withoutComments(code);
  return PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ path }) => path);
}

describe('addresses of pages', () => {
  it('stand once each, where they are at home', () => {
    const written = globSync('src/**/*.ts')
      .filter((file) => HOME.test(file) && !file.endsWith('-hrefs.ts'))
      .flatMap((file) => findAddresses(readFileSync(file, 'utf8')));
    expect(written.toSorted()).toEqual(WRITTEN.toSorted());
  });

  it('stand nowhere else', () => {
    const found = globSync('src/**/*.{ts,tsx}')
      // The generated tree of routes repeats the table; calls have addresses of their own.
      .filter((file) => !HOME.test(file) && !/\/contract\/|\.(?:gen|test)\.tsx?$/.test(file))
      .flatMap((file) => findAddresses(readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`));
    expect(found).toEqual([]);
  });

  it('are those of the table of pages', () => {
    const named = Object.entries(paths).flatMap(([name, value]) => (name.endsWith('_PATH') ? [value] : []));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !WRITTEN.some((written) => written === path))).toEqual([]);
  });

  it.each([
    [`<PageLink href="/cart.html">`, ['/cart.html']],
    ['const link = `${origin}/activation.html?code=${code}`;', ['/activation.html']],
    ['`/u-${code}.html`', ['/u-{id}.html']],
    [`redirect({ href: '/login' })`, ['/login']],
    [`createFileRoute('/_default/cart.html')`, []],
    ['/** Leads to /cart.html. */', []],
    [`href={CART_PATH}`, []],
  ])('are found in %s', (code, found) => {
    expect(findAddresses(code)).toEqual(found);
  });
});
