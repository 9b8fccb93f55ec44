import { expect, it } from 'vitest';
import { describeParcel, previewParcels, previewPromise } from './preview-parcels.ts';

const part = (warehouse: string | null, shipDate: string, arriveDate: string | null) => ({
  warehouse,
  shipDate,
  arriveDate,
  quantity: 1,
});

it('puts goods of one warehouse and promise together, the earliest first', () => {
  const lines = [
    { obstacle: null, parts: [part('广州仓', '2026-11-22', '2026-11-25')] },
    { obstacle: null, parts: [part('上海仓', '2026-11-21', '2026-11-22'), part('广州仓', '2026-11-22', '2026-11-24')] },
    { obstacle: null, parts: [part('上海仓', '2026-11-21', '2026-11-23')] },
    { obstacle: null, parts: [part(null, '2026-11-30', null)] },
    { obstacle: '缺货', parts: [part('天津仓', '2026-11-21', '2026-11-22')] },
  ];
  expect(previewParcels(lines).map(describeParcel)).toEqual([
    '上海仓 11月21日发货，11月22日送达 · 1 种',
    '上海仓 11月21日发货，11月23日送达 · 1 种',
    '广州仓 11月22日发货，11月24日送达 · 1 种',
    '广州仓 11月22日发货，11月25日送达 · 1 种',
    '供应商备货 11月30日发货 · 1 种',
  ]);
});

it('promises nothing for lines nobody can promise anything for', () => {
  expect(previewParcels([{ obstacle: null, parts: [] }])).toEqual([]);
});

it.each([
  ['order', '今天 16:00 前下单，2 种 明天（11月21日）送达；1 种 交期待确认'],
  ['approval', '11月20日 16:00 前通过审批，2 种 11月21日送达；1 种 交期待确认'],
  ['payment', '11月20日 16:00 前付款，2 种 11月21日送达；1 种 交期待确认'],
] as const)('says what the order will keep if there is %s in time', (event, words) => {
  const lines = [
    { obstacle: null, parts: [part('上海仓', '2026-11-20', '2026-11-21')] },
    { obstacle: null, parts: [part('上海仓', '2026-11-20', '2026-11-21')] },
    { obstacle: null, parts: [] },
    { obstacle: '缺货', parts: [] },
    { obstacle: '缺货', parts: [] },
  ];
  expect(previewPromise(lines, { event, promisedAt: '2026-11-20T10:00:00+08:00' })).toBe(words);
});

it('says nothing of goods without a day where all have one', () => {
  const lines = [{ obstacle: null, parts: [part('上海仓', '2026-11-20', '2026-11-21')] }];
  expect(previewPromise(lines, { event: 'order', promisedAt: '2026-11-20T10:00:00+08:00' })).toBe(
    '今天 16:00 前下单，明天（11月21日）送达',
  );
});
