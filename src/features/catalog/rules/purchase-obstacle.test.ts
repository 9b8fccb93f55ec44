import { describe, expect, it } from 'vitest';
import { isOnSale, isOutOfStock, needsStock, type PurchaseFacts, purchaseObstacle } from './purchase-obstacle.ts';

const sound: PurchaseFacts = {
  productStatus: 5,
  dayType: 0,
  notCart: false,
  salesPrice: 865_000n,
  available: 100,
  moq: 10,
  orderUnit: '盒',
};

describe('purchaseObstacle', () => {
  it.each([
    ['nothing', {}, null],
    ['status 7', { productStatus: 7 }, '商品已下架，暂不可购买'],
    ['status 8', { productStatus: 8 }, '商品已下架，暂不可购买'],
    ['status 9', { productStatus: 9 }, '商品已下架，暂不可购买'],
    ['region', { notCart: true }, '目前不对您所在的地区进行销售'],
    ['no price', { salesPrice: 0n }, '暂无价格，请联系客服询价'],
    ['no stock', { available: 0 }, '暂时缺货'],
    ['less than the smallest order', { available: 9 }, '库存不足起订量，仅剩 9 盒'],
    ['less than wanted', { quantity: 110 }, '库存不足，当前可售 100 盒'],
    ['all of it', { quantity: 100 }, null],
    ['temporarily out', { dayType: 7 }, '暂时缺货'],
    ['stopped', { dayType: 8 }, '商品已停售'],
    ['emergency', { dayType: 13 }, '商品已紧急下架'],
    ['made to order without stock', { dayType: 4, available: 0 }, null],
    ['direct delivery without stock', { dayType: 5, available: 0, quantity: 5000 }, null],
    ['restocking without stock', { dayType: 6, available: 0 }, null],
    ['the first reason of several', { productStatus: 8, notCart: true }, '商品已下架，暂不可购买'],
    ['an import without a price', { productStatus: 7, salesPrice: 0n }, '暂无价格，请联系客服询价'],
  ])('%s', (_, change, expected) => {
    expect(purchaseObstacle({ ...sound, ...change })).toBe(expected);
  });
});

it('only same-day types are bound to stock', () => {
  const bound = Array.from({ length: 14 }, (_, dayType) => dayType).filter(needsStock);
  expect(bound).toEqual([0, 1, 2]);
});

it.each([
  [{ dayType: 0, available: 0, moq: 1 }, true],
  [{ dayType: 0, available: 1, moq: 1 }, false],
  [{ dayType: 2, available: 9, moq: 10 }, true],
  [{ dayType: 3, available: 0, moq: 1 }, false],
])('%o out of stock: %s', (facts, expected) => expect(isOutOfStock(facts)).toBe(expected));

it.each([
  [{}, true],
  [{ dayType: 7 }, true],
  [{ dayType: 13 }, true],
  [{ dayType: 8 }, false],
  [{ productStatus: 7 }, false],
  [{ productStatus: 8 }, false],
  [{ productStatus: 9 }, false],
  [{ notCart: true }, false],
])('%o on sale: %s', (facts, expected) => expect(isOnSale({ ...sound, ...facts })).toBe(expected));
