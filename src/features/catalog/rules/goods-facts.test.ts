import { expect, it } from 'vitest';
import { goodsFacts } from './goods-facts.ts';
import { goneGoods, lineGoods } from './line-goods.ts';
import { describeQuantityRule } from './snap-quantity.ts';

const LINE = { brandName: '世达', mpn: 'SD-1', moqSales: 1, moqIncrement: 1, orderUnit: '盒' };

it.each([
  [{}, '世达 · SD-1'],
  [{ brandName: null }, 'SD-1'],
  [{ brandName: null, mpn: null }, ''],
  [{ moqSales: 2 }, `世达 · SD-1 · ${describeQuantityRule({ moq: 2, step: 1, unit: '盒' })}`],
  [{ moqIncrement: 2 }, `世达 · SD-1 · ${describeQuantityRule({ moq: 1, step: 2, unit: '盒' })}`],
])('tells brand, model and how it is sold: %o', (change, words) =>
  expect(goodsFacts({ ...LINE, ...change })).toBe(words),
);

it('shows of goods that are gone nothing but a picture of the number', () => {
  const item = { itemNo: '100001', name: '螺栓', brandName: '世达', mpn: 'SD-1', orderUnit: '盒', moq: 2, step: 3 };
  const shown = lineGoods(item);
  expect(shown).toMatchObject({ productName: '螺栓', brandName: '世达', mpn: 'SD-1', moqSales: 2, moqIncrement: 3 });
  expect(goneGoods('100001')).toEqual({
    productImg: shown.productImg,
    brandName: null,
    mpn: null,
    orderUnit: '',
    moqSales: 1,
    moqIncrement: 1,
    salesPrice: null,
  });
});
