import { expect, it } from 'vitest';
import { type Ordered, pickWatched } from './often-bought.ts';

const ordered = (userId: bigint, skuId: bigint, orders: number): Ordered => ({ userId, skuId, orders });

it.each<[string, [bigint, bigint][], Ordered[], string[]]>([
  ['nothing', [], [], []],
  ['two orders are not often', [], [ordered(1n, 7n, 2)], []],
  ['three are', [], [ordered(1n, 7n, 3)], ['1 7']],
  ['what is marked needs none', [[1n, 7n]], [ordered(1n, 8n, 1)], ['1 7']],
  ['marked and often is one', [[1n, 7n]], [ordered(1n, 7n, 9)], ['1 7']],
  [
    'the most ordered of each person',
    [],
    [ordered(1n, 5n, 3), ordered(1n, 6n, 9), ordered(1n, 7n, 4), ordered(2n, 5n, 3)],
    ['1 6', '1 7', '2 5'],
  ],
])('%s', (_, marked, all, watched) => {
  const marks = marked.map(([userId, skuId]) => ({ userId, skuId }));
  expect(pickWatched(marks, all, 2).map(({ userId, skuId }) => `${userId} ${skuId}`)).toEqual(watched);
});
