import { expect, it } from 'vitest';
import type { DocumentSnapshot } from './document-snapshot.ts';
import { rebuildPath } from './rebuild-path.ts';

const pathOf = (...lines: [string | null, number][]) =>
  rebuildPath({ lines: lines.map(([itemNo, quantity]) => ({ itemNo, quantity })) } as DocumentSnapshot);

it('orders each item once more, all of it; lines in free words cannot be', () => {
  expect(pathOf(['A1', 2], [null, 5], ['B/2', 1], ['A1', 3])).toBe('/orderConfirm.html?lines=A1%3A5%2CB%2F2%3A1');
});

it.each([
  ['without lines', []],
  ['of free words alone', [[null, 5] as [null, number]]],
])('there is none for a document %s', (_, lines) => expect(pathOf(...lines)).toBeNull());

it('ends where the address would be too long', () => {
  const around = '/orderConfirm.html?lines=%3A1'.length;
  expect(pathOf(['A'.repeat(1_800 - around), 1])).toHaveLength(1_800);
  expect(pathOf(['A'.repeat(1_801 - around), 1])).toBeNull();
});
