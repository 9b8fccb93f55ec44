import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const index = readFileSync('docs/security-checks.md', 'utf8');
const files = [...index.matchAll(/`((?:src|tests|bench)\/[^`]+\.ts)`/g)].map(([, file]) => file ?? '');

it.each(files)('%s exists', (file) => {
  expect(existsSync(file)).toBe(true);
});

it('names a place for every check this stage of the shop promises', () => {
  const promised = [
    ...[1, 2, 6, 7, 8, 9, 11, 12, 13, 15, 16, 17, 21, 24, 25, 26, 27, 28, 29, 31, 32, 33, 35],
    ...[36, 37, 38, 39, 42, 44, 45, 46, 48, 49, 50, 51, 56, 58, 59, 61, 62, 66, 67, 68, 72, 73, 75, 78, 95],
  ];
  const named = new Set(
    [...index.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, list]) => (list ?? '').split(',').map(Number)),
  );
  expect(promised.filter((check) => !named.has(check))).toEqual([]);
});
