import { expect, it } from 'vitest';
import { type BuiltModule, needsOf, reachOf } from './import-graph.ts';

const MODULES: Record<string, BuiltModule> = {
  '/src/page.tsx': {
    code: 'import { A, C as D } from "#features/x/web/public.ts"; import { z } from "./z.ts";',
    importedIds: ['/src/features/x/web/public.ts', '/src/z.ts'],
    dynamicallyImportedIds: [],
  },
  '/src/features/x/web/public.ts': {
    code: "export { A } from './a.tsx'; export { type T, B } from './b.tsx'; export { own as C } from '#features/y/web/public.ts';",
    importedIds: ['/src/features/x/web/a.tsx', '/src/features/x/web/b.tsx', '/src/features/y/web/public.ts'],
    dynamicallyImportedIds: [],
  },
  '/src/features/y/web/public.ts': {
    code: "export * from './all.ts'; export { own } from './own.ts';",
    importedIds: ['/src/features/y/web/all.ts', '/src/features/y/web/own.ts'],
    dynamicallyImportedIds: [],
  },
};
const moduleOf = (id: string) => MODULES[id] ?? null;

it('takes what comes through a door from where it lies, and nothing else behind it', () => {
  expect(needsOf('/src/page.tsx', moduleOf)).toEqual([
    '/src/z.ts',
    '/src/features/x/web/a.tsx',
    '/src/features/y/web/all.ts',
    '/src/features/y/web/own.ts',
  ]);
});

it('reaches everything once, in circles too', () => {
  const needs: Record<string, string[]> = { a: ['b'], b: ['a', 'c'], c: [] };
  expect([...reachOf('a', (id) => needs[id] ?? [])].toSorted()).toEqual(['a', 'b', 'c']);
});

it('knows nothing of what the build has not read', () => {
  expect(needsOf('/nowhere.ts', moduleOf)).toEqual([]);
});
