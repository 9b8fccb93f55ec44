import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES } from '#app/web/page-table.ts';

const specified = new Map(
  readFileSync('tests/spec/routes.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([path, access]) => [path ?? '', access ?? ''] as const),
);
/** Addresses the specification gives as a second name of a page. */
const SECOND_NAMES = new Map([['/login', '/login.html']]);

describe('pages against the specification', () => {
  it.each(PAGES.filter((page) => page.specified !== false).map((page) => [page.path, page] as const))(
    '%s stands in the specification with this access',
    (path, page) => {
      const access = specified.get(SECOND_NAMES.get(path) ?? path);
      expect(access, 'address unknown to the specification').toBeDefined();
      // A page may be stricter than the specification until its capability links exist, never laxer.
      if (page.access === 'public') expect(access).toBe('public');
    },
  );

  it.each(PAGES.map((page) => [page.path, page] as const))('%s has its route file and a title', (_, page) => {
    expect(existsSync(`src/${page.file}`)).toBe(true);
    expect(page.title.length).toBeGreaterThan(1);
  });

  it('marks no specified page as our own', () => {
    const hidden = PAGES.filter((page) => page.specified === false && specified.has(page.path));
    expect(hidden.map((page) => page.path)).toEqual([]);
  });

  it('lists no address twice', () => {
    expect(new Set(PAGES.map((page) => page.path)).size).toBe(PAGES.length);
  });
});
