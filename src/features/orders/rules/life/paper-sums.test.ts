import { expect, it } from 'vitest';
import type { OrderSums } from '../../contract/order-schemas.ts';
import { paperSums } from './paper-sums.ts';

const sums = (facts: Partial<OrderSums> = {}) =>
  ({
    goodsAmount: '113.00',
    cancelledAmount: '0.00',
    returnedAmount: '0.00',
    discountAmount: '0.00',
    freightAmount: '8.00',
    payableAmount: '121.00',
    vat: { list: [{ taxRate: '13%', netAmount: '100.00', taxAmount: '13.00' }] },
    ...facts,
  }) as OrderSums;

it('tells what comes together in the order in which it is added up', () => {
  expect(paperSums(sums())).toEqual([
    ['商品金额（含税）', '¥113.00'],
    ['运费', '¥8.00'],
    ['其中税额（13%，未税 ¥100.00）', '¥13.00'],
    ['应付总额', '¥121.00'],
  ]);
});

it('tells what was taken off only where something was', () => {
  const labels = paperSums(sums({ cancelledAmount: '1.00', discountAmount: '0.01' })).map(([label]) => label);
  expect(labels.slice(0, 4)).toEqual(['商品金额（含税）', '已取消', '优惠', '运费']);
});

it('tells what came back below the freight', () => {
  expect(paperSums(sums({ returnedAmount: '11.30' })).slice(1, 3)).toEqual([
    ['运费', '¥8.00'],
    ['售后退回', '−¥11.30'],
  ]);
});

it('tells nothing where prices are nobody’s business', () => {
  expect(paperSums(null)).toEqual([]);
});
