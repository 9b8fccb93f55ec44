import { expect, it } from 'vitest';
import { deliveryLabel, invoiceLabel, returnLabel, saleStatusLabel } from './delivery-label.ts';

it.each([
  [0, null, '当天发货'],
  [1, null, '当天发货'],
  [2, 3, '当天发货'],
  [3, 3, '3 个工作日'],
  [3, null, '货期待确认'],
  [11, 7, '7 个工作日'],
  [12, 15, '15 个工作日'],
  [4, null, '定制商品'],
  [4, 20, '20 个工作日'],
  [5, null, '厂家直送'],
  [6, null, '补货中，60 个工作日'],
  [6, 30, '补货中，30 个工作日'],
  [7, null, '暂时缺货'],
  [8, null, '停售'],
  [9, null, '定制商品'],
  [10, null, '—'],
  [13, null, '紧急下架'],
])('dayType %i with %s days: %s', (dayType, deliveryDays, label) => {
  expect(deliveryLabel({ dayType, deliveryDays })).toBe(label);
});

it.each([
  [0, '有货'],
  [1, '限量销售'],
  [2, '清仓库存'],
  [3, '在售'],
  [4, '定制'],
  [5, '厂家直送'],
  [6, '补货中'],
  [7, '缺货'],
  [8, '停售'],
  [9, '定制'],
  [10, '在售'],
  [11, '在售'],
  [12, '在售'],
  [13, '紧急下架'],
])('status of dayType %i is %s until the item is out of stock', (dayType, label) => {
  expect(saleStatusLabel({ dayType, outOfStock: false })).toBe(label);
  expect(saleStatusLabel({ dayType, outOfStock: true })).toBe('缺货');
});

it.each([
  [false, false, '非质量问题不退换；质量问题 30 天内退换'],
  [false, true, '签收后 7 天内未拆封可退货；质量问题 30 天内退换'],
  [true, false, '签收后 7 天内未拆封可换货；质量问题 30 天内退换'],
  [true, true, '签收后 7 天内未拆封可退换；质量问题 30 天内退换'],
])('exchangeable %s, returnable %s: %s', (exchangeable, returnable, label) => {
  expect(returnLabel({ exchangeable, returnable }, { freeDays: 7, faultDays: 30 })).toBe(label);
});

it.each([
  [0, '仅开增值税普通发票'],
  [1, '可开增值税专用发票'],
  [1_300, '可开增值税专用发票'],
])('of %i basis points of tax: %s', (taxRateBp, label) => expect(invoiceLabel(taxRateBp)).toBe(label));
