import { expect, it } from 'vitest';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { type SoldUnits, wishedQuantity } from './wished-quantity.ts';

const box: SoldUnits = { moq: 1, step: 1, orderUnit: '盒', packQuantity: 100, baseUnit: '个' };
const unknownBox = { ...box, packQuantity: 1, baseUnit: '盒' };

it.each<[string, SoldUnits, number, string, number, string]>([
  ['with the sum', box, 200, '个', 2, '200 个 = 2 盒（100 个/盒）'],
  ['as it was written', box, 2, '盒', 2, ''],
  ['in order units where nothing is said', box, 200, '', 200, '200 盒 = 20,000 个'],
  ['rounded up with what is too much', box, 250, '个', 3, '250 个 = 2.5 盒（100 个/盒），只能买整盒，请确认，多 50 个'],
  [
    ...(['with the smallest order where nothing can be converted', { ...box, moq: 5 }, 2, '箱', 5] as const),
    '本商品按盒销售（100 个/盒），无法换算“2 箱”，请填写要多少盒',
  ],
  [
    ...(['never with the figure of another unit', unknownBox, 200, '个', 1] as const),
    '本商品按盒销售，无法换算“200 个”，请填写要多少盒',
  ],
  ['as the smallest order', { ...box, moq: 5 }, 200, '个', 5, '200 个 = 2 盒（100 个/盒），起订 5 盒'],
  ['in steps', { ...box, moq: 4, step: 4 }, 500, '个', 8, '500 个 = 5 盒（100 个/盒），起订 4 盒，按 4 盒递增'],
  ['up to the limit', { ...box, packQuantity: 1, baseUnit: '盒' }, MAX_QUANTITY, '盒', MAX_QUANTITY, ''],
])('is proposed %s', (_, item, quantity, unit, proposed, note) => {
  expect(wishedQuantity(item, { quantity, unit })).toEqual({ quantity: proposed, note });
});

it('says what no order takes, and begins with the smallest', () => {
  const dozens = { ...box, orderUnit: '个', packQuantity: 1 };
  const { quantity, note } = wishedQuantity(dozens, { quantity: 999_999, unit: '打' });
  expect(quantity).toBe(1);
  expect(note).toContain('超过上限');
});
