import { expect, it } from 'vitest';
import { planRelease } from './plan-release.ts';

const held = (id: number, lineId: number, quantity: number) => ({
  id: BigInt(id),
  lineId: BigInt(lineId),
  skuId: 7n,
  warehouse: `W${id}`,
  quantity,
});
const told = (rows: ReturnType<typeof held>[], waiting: [number, number][]) =>
  planRelease(rows, new Map(waiting.map(([lineId, quantity]) => [BigInt(lineId), quantity]))).map(
    ({ id, released }) => `${id}:${released}`,
  );

it.each<[string, ReturnType<typeof held>[], [number, number][], string[]]>([
  ['nothing where the line still waits for all of it', [held(1, 1, 10)], [[1, 10]], []],
  ['a part of the only reservation', [held(1, 1, 10)], [[1, 7]], ['1:3']],
  ['the last warehouse first', [held(1, 1, 10), held(2, 1, 5)], [[1, 8]], ['2:5', '1:2']],
  ['everything where nothing is waited for', [held(1, 1, 10), held(2, 1, 5)], [[1, 0]], ['2:5', '1:10']],
  ['nothing of lines that are not named', [held(1, 1, 10), held(2, 2, 5)], [[2, 0]], ['2:5']],
  ['nothing where goods never lay in stock', [], [[1, 0]], []],
  ['nothing more than is held', [held(1, 1, 2)], [[1, 5]], []],
])('gives back %s', (_, rows, waiting, expected) => {
  expect(told(rows, waiting)).toEqual(expected);
});
