import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { PAGES } from './page-table.ts';

const FROM = /(?:from|import)\s*\(?\s*'([^']+)'/g;
/** Imports of types load nothing. */
const TYPES = /^(?:import|export) type [^;]*;/gm;
const ANTD = /^(?:antd|@ant-design)(?:\/|$)/;

/** File behind an import as the sources write it, or null for packages and sheets. */
function fileOf(specifier: string, importer: string): string | null {
  const path = specifier.startsWith('#')
    ? specifier.replace(/^#(app|features|platform)/, 'src/$1')
    : join(dirname(importer), specifier);
  return (specifier.startsWith('#') || specifier.startsWith('.')) && /\.tsx?$/.test(path) ? path : null;
}

/** Way from a file to antd through imports, static or late; null when there is none. */
function wayToAntd(file: string, seen: Set<string>): string[] | null {
  if (seen.has(file) || !existsSync(file)) return null;
  seen.add(file);
  const loaded = readFileSync(file, 'utf8').replaceAll(TYPES, '');
  for (const [, specifier = ''] of loaded.matchAll(FROM)) {
    if (ANTD.test(specifier)) return [file, specifier];
    const next = fileOf(specifier, file);
    const way = next && wayToAntd(next, seen);
    if (way) return [file, ...way];
  }
  return null;
}

/** The user center and the operator desk are where antd belongs. */
const STOREFRONT = PAGES.filter((page) => page.layout !== 'user' && page.layout !== 'desk');

it.each(STOREFRONT)('$path does not reach antd (architecture: it stays out of the storefront)', ({ file, layout }) => {
  const seen = new Set<string>();
  const files = [`src/${file}`, `src/app/web/layouts/${layout}-layout-route.tsx`, 'src/app/web/root-route.tsx'];
  expect(files.map((start) => wayToAntd(start, seen)).filter(Boolean)).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});

it('is found where it is used', () => {
  expect(wayToAntd('src/app/web/layouts/user-layout-route.tsx', new Set())?.at(-1)).toMatch(ANTD);
});
