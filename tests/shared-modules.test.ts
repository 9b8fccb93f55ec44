import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'db', 'scripts', 'tests'];
const REPLACES = /\bvi\.(mock|doMock|hoisted)\(/;

/** A worker keeps its modules from one file to the next: one that a test has put another in place of stays so for all after it. */
it('no test puts another module in the place of one', () => {
  expect(['vi.mock("./a.ts")', 'vi.spyOn(a, "b")'].map((text) => REPLACES.test(text))).toEqual([true, false]);
  const tests = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.(tsx?|mjs)$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(tests.length).toBeGreaterThan(400);
  const own = 'tests/shared-modules.test.ts';
  expect(tests.filter((path) => path !== own && REPLACES.test(readFileSync(path, 'utf8')))).toEqual([]);
});
