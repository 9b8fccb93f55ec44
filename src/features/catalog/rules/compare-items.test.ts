import { expect, it } from 'vitest';
import { compareItems } from './compare-items.ts';

const item = (...pairs: [name: string, value: string, unit?: string][]) => ({
  attributes: pairs.map(([name, value, unit]) => ({ name, value, unit })),
});

it('puts what differs first and keeps one value per item', () => {
  const rows = compareItems([
    item(['材质', '304'], ['长度', '30', 'mm'], ['牙型', '全牙']),
    item(['材质', '304'], ['长度', '35', 'mm']),
  ]);
  expect(rows).toEqual([
    { name: '长度 mm', values: ['30', '35'], differs: true },
    { name: '牙型', values: ['全牙', ''], differs: true },
    { name: '材质', values: ['304', '304'], differs: false },
  ]);
});

it('keeps the same name in another unit apart: 25 mm is not 25 inch', () => {
  expect(compareItems([item(['长度', '25', 'mm']), item(['长度', '25', '英寸'])]).map(({ values }) => values)).toEqual([
    ['25', ''],
    ['', '25'],
  ]);
});

it('says nothing of items without attributes', () => expect(compareItems([item(), item()])).toEqual([]));
