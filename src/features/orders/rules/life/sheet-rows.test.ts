import { expect, it } from 'vitest';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import { ORDER_COLUMNS } from './sheet-rows.ts';

const goods = ORDER_COLUMNS.find(({ title }) => title === '商品金额（含税）');
const cellOf = (sums: Partial<OrderCopy['sums']>) => goods?.cell({ sums } as OrderCopy);

it('shows amounts as yuan to those who see prices, and nothing to others', () => {
  expect(cellOf({ goodsAmount: '12.30' })).toEqual({ yuan: '12.30' });
  expect(cellOf(null)).toBeNull();
});
