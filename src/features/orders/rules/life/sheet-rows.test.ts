import { expect, it } from 'vitest';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import { ORDER_COLUMNS } from './sheet-rows.ts';

const goods = ORDER_COLUMNS.find(({ header }) => header === '商品金额（含税）');
const cellOf = (sums: Partial<OrderCopy['sums']>) => goods?.value({ sums } as OrderCopy);

it('shows amounts to those who see prices, and nothing to others', () => {
  expect(cellOf({ goodsAmount: '12.30' })).toBe('12.30');
  expect(cellOf(null)).toBeNull();
});
