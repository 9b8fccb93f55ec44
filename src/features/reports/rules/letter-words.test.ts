import { expect, it } from 'vitest';
import { describeBars, wordTiles } from './letter-words.ts';
import { notesOf } from './report-figures.ts';

const notes = notesOf(['amount', 'savingsRate', 'orders'], { basis: 'ordered', tax: 'incl' });
const tile = (code: string, value: string | null, change: string | null) => ({ code, value, change, before: null });

it('figures stand in sentences, with what they were compared with', () => {
  const tiles = [tile('amount', '1200.00', '8.0'), tile('savingsRate', '5.0', '-1.5'), tile('orders', '3', null)];
  expect(wordTiles(tiles, notes, '上期')).toEqual([
    '采购金额 ¥1,200.00（比上期 +8.0%）',
    '节省率 5.0%（比上期 -1.5 个百分点）',
    '订单 3',
  ]);
  expect(wordTiles(tiles.slice(0, 1), notes, null)).toEqual(['采购金额 ¥1,200.00']);
});

it('what says nothing, or what nobody knows, is left out', () => {
  expect(wordTiles([tile('savingsRate', null, null), tile('secret', '1', null)], notes, '上期')).toEqual([]);
});

it('a chart is told to those who do not see it', () => {
  const columns = [
    { label: '26-01', value: '30.00', now: false },
    { label: '26-02', value: '10.00', now: false },
    { label: '26-03', value: null, now: false },
    { label: '26-04', value: '20.00', now: true },
  ];
  expect(describeBars('按月采购金额', 'yuan', columns)).toBe(
    '按月采购金额，共 4 期；本期 26-04 ¥20.00；最高 26-01 ¥30.00，最低 26-02 ¥10.00',
  );
  expect(describeBars('按月采购金额', 'yuan', columns.slice(0, 2))).toBe(
    '按月采购金额，共 2 期；最高 26-01 ¥30.00，最低 26-02 ¥10.00',
  );
  expect(describeBars('准时足量', 'percent', [{ label: '26-01', value: null, now: true }])).toBe('准时足量：没有数据');
});
