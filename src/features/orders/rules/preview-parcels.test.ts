import { expect, it } from 'vitest';
import { describeParcel, previewParcels } from './preview-parcels.ts';

const part = (warehouse: string | null, shipDate: string, arriveDate: string | null) => ({
  ...{ warehouse, shipDate, arriveDate, quantity: 1 },
});

it('puts goods of one warehouse and day together, the earliest first', () => {
  const lines = [
    { obstacle: null, parts: [part('广州仓', '2026-11-22', '2026-11-25')] },
    { obstacle: null, parts: [part('上海仓', '2026-11-21', '2026-11-22'), part('广州仓', '2026-11-22', '2026-11-24')] },
    { obstacle: null, parts: [part('上海仓', '2026-11-21', '2026-11-23')] },
    { obstacle: null, parts: [part(null, '2026-11-30', null)] },
    { obstacle: '缺货', parts: [part('天津仓', '2026-11-21', '2026-11-22')] },
  ];
  expect(previewParcels(lines).map(describeParcel)).toEqual([
    '上海仓 11-21 发货，11-23 送达 · 2 种',
    '广州仓 11-22 发货，11-25 送达 · 2 种',
    '供应商备货 11-30 发货 · 1 种',
  ]);
});

it('promises nothing for lines nobody can promise anything for', () => {
  expect(previewParcels([{ obstacle: null, parts: [] }])).toEqual([]);
});
