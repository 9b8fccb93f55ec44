import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILT_PATHS } from '#app/web/page-table.ts';
import * as paths from '#business/paths/rules/public.ts';

/** Addresses of pages stand in `src/business/paths` alone; whoever writes one elsewhere forgets it when it changes. */
const WRITTEN = [...BUILT_PATHS].filter((path) => path !== '/');

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
  it('stand once, in src/business/paths', () => {
    const found = globSync('src/**/*.{ts,tsx}')
      // The generated tree of routes repeats the table; calls have addresses of their own.
      .filter((file) => !/^src\/business\/paths\/|\/contract\/|\.(?:gen|test)\.tsx?$/.test(file))
      .flatMap((file) => findAddresses(readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`));
    expect(found).toEqual([]);
  });

  it('are those of the table of pages', () => {
    const named = Object.entries(paths).flatMap(([name, value]) => (name.endsWith('_PATH') ? [value] : []));
    expect(new Set(named)).toEqual(new Set(WRITTEN));
    expect(named).toHaveLength(WRITTEN.length);
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
