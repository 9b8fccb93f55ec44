import { expect, it } from 'vitest';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from './sheet-rows.ts';

const goods = ORDER_COLUMNS.find(({ header }) => header === '商品金额（含税）');
const cellOf = (sums: Partial<OrderCopy['sums']>) => goods?.value({ sums } as OrderCopy);

it('shows amounts to those who see prices, and nothing to others', () => {
  expect(cellOf({ goodsAmount: '12.30' })).toBe('12.30');
  expect(cellOf(null)).toBeNull();
});

it('names the code of the company beside ours, and what a line is wanted for at the end', () => {
  const titles = LINE_COLUMNS.map(({ header }) => header);
  expect(titles[titles.indexOf('商品编码') + 1]).toBe('客户物料编码');
  expect(titles.slice(-5)).toEqual(['需求部门', '成本中心', '项目', '期望到货日', '备注']);
});
