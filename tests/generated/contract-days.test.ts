import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { calendarDay } from '#platform/shared/wire-schemas.ts';
import { collect } from '#tests/collect.ts';

it.each([
  ['1900-01-01', true],
  ['2024-02-29', true],
  ['9999-12-31', true],
  ['1899-12-31', false],
  ['0000-01-01', false],
  ['2026-02-30', false],
  ['2026-1-1', false],
])('%s is a day of a call: %s', (day, taken) => {
  expect(calendarDay().safeParse(day).success).toBe(taken);
});

it('calls take days by the one rule: the year 0 exists nowhere else', async () => {
  const files = await collect(glob('src/**/contract/*.ts'));
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  expect(files.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => /\biso\s*\.date\(/.test(text)).map(([file]) => file)).toEqual([]);
});
