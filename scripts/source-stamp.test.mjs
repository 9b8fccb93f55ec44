import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './app-root.mjs';
import { stampedFiles } from './source-stamp.mjs';

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+)['"]/g;

/** A file of ours and all that it takes from others of ours, however far. */
async function withImports(name, all = new Set()) {
  if (all.has(name)) return all;
  all.add(name);
  const code = await readFile(inRoot(name), 'utf8');
  for (const [, imported, named] of code.matchAll(IMPORTED)) {
    const next = normalize(join(dirname(name), imported ?? named));
    if (/\.m?[jt]sx?$/.test(next)) await withImports(next, all);
  }
  return all;
}

it.each(['vite.config.ts', 'scripts/build.mjs'])(
  'stamps all that %s is made of: a change builds anew',
  async (name) => {
    const read = [...(await withImports(name))];
    const stamped = new Set(await stampedFiles());
    expect(read.length).toBeGreaterThan(4);
    expect(read.filter((file) => !stamped.has(file))).toEqual([]);
  },
);

it('stamps no tests and nothing that the build writes', async () => {
  const names = await stampedFiles();
  expect(names.filter((name) => /\.test\.|route-tree\.gen|^scripts\/(?:check|dev)/.test(name))).toEqual([]);
  expect(names).toContain('vite.config.ts');
  expect(names.filter((name) => name.startsWith('src/')).length).toBeGreaterThan(1_000);
});
