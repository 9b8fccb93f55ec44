import { describe, expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import type { Cart, CartLine } from '../contract/cart-schemas.ts';
import { choiceOf, groupCart } from './group-cart.ts';
import { mergeChanges, mergeServerLines, patchCart, withoutLines } from './patch-cart.ts';
import { chosenLines, sumCart } from './sum-cart.ts';

const line = (skuCode: string, facts: Partial<CartLine> = {}): CartLine => ({
  gone: false,
  split: '',
  savedAt: null,
  ...NO_LINE_FIELDS,
  skuCode,
  item_no: skuCode,
  productName: skuCode,
  productImg: '',
  brandName: null,
  mpn: null,
  orderUnit: '个',

  quantity: 2,
  moqSales: 1,
  moqIncrement: 1,
  salesPrice: '10.00',
  listPrice: '12.00',
  addedPrice: '10.00',
  tiers: [],
  priceChange: 'same' as const,
  amount: '20.00',
  selected: true,
  notCart: false,
  dayType: 0,
  deliveryText: '当天发货',
  promise: null,
  obstacle: null,
  searchId: null,
  ...facts,
});
const cartOf = (lines: CartLine[]): Cart => ({
  cartCount: lines.length,
  lines,
  savedLines: [],
  ...sumCart(lines),
});

describe('the cart on screen', () => {
  it('shows a change and its totals before the answer is there', () => {
    const cart = patchCart(cartOf([line('A'), line('B')]), [
      { skuCode: 'A', quantity: 5 },
      { skuCode: 'B', selected: false },
    ]);
    expect(cart.lines).toMatchObject([
      { quantity: 5, amount: '50.00' },
      { selected: false, quantity: 2 },
    ]);
    expect(cart).toMatchObject({ chosenCount: 1, chosenQuantity: 5, chosenAmount: '50.00', cartCount: 2 });
  });

  const TIERS = [
    { minQuantity: 1, salesPrice: '10.00' },
    { minQuantity: 100, salesPrice: '8.0050' },
  ];

  it.each([
    [99, { salesPrice: '10.00', amount: '990.00', addedPrice: '9.00', priceChange: 'up' }],
    [100, { salesPrice: '8.0050', amount: '800.50', addedPrice: '8.0050', priceChange: 'same' }],
  ])('prices %s by their tier, and a tier entered is no change of price', (quantity, expected) => {
    const before = line('A', { tiers: TIERS, addedPrice: '9.00', priceChange: 'up' });
    const cart = patchCart(cartOf([before]), [{ skuCode: 'A', quantity }]);
    expect(cart.lines).toMatchObject([{ quantity, ...expected }]);
    expect(cart.chosenAmount).toBe(expected.amount);
  });

  it('takes over what the server says, but not over a newer change', () => {
    const fresh = [line('A', { obstacle: '暂时缺货' }), line('B', { quantity: 3 })];
    const cart = mergeServerLines(cartOf([line('A'), line('B', { quantity: 9 })]), fresh, new Set(['B']));
    expect(cart.lines).toMatchObject([{ obstacle: '暂时缺货' }, { quantity: 9 }]);
    expect(cart.chosenCount).toBe(1);
  });

  it('forgets removed lines', () => {
    expect(withoutLines(cartOf([line('A'), line('B')]), new Set(['A']))).toMatchObject({
      cartCount: 1,
      chosenAmount: '20.00',
    });
  });

  it('tells lines of one item apart', () => {
    const cart = cartOf([line('A'), line('A', { split: '1', project: '二期' })]);
    const changed = patchCart(cart, [
      { skuCode: 'A', split: '1', quantity: 7, note: '急' },
      { skuCode: 'A', department: '维修部' },
    ]);
    expect(changed.lines).toMatchObject([
      { split: '', quantity: 2, note: '', department: '维修部' },
      { split: '1', quantity: 7, note: '急', project: '二期', department: '' },
    ]);
    expect(withoutLines(changed, new Set(['A 1'])).lines).toMatchObject([{ split: '' }]);
    expect(chosenLines(changed)).toEqual([{ skuCode: 'A', quantity: 9 }]);
  });

  it('puts aside and takes back, out of the totals and into them', () => {
    const aside = patchCart(cartOf([line('A'), line('B')]), [{ skuCode: 'A', saved: true }]);
    expect(aside).toMatchObject({ cartCount: 1, chosenAmount: '20.00', savedLines: [{ skuCode: 'A' }] });
    const back = patchCart(aside, [{ skuCode: 'A', saved: false }]);
    expect(back).toMatchObject({ cartCount: 2, chosenAmount: '40.00', savedLines: [] });
    expect(back.lines[0]).toMatchObject({ skuCode: 'A', savedAt: null });
  });

  it('shows a line that was split off behind its item', () => {
    const cart = mergeServerLines(
      cartOf([line('A', { quantity: 9 }), line('B')]),
      [line('A', { quantity: 5 }), line('A', { split: '1', quantity: 4 })],
      new Set(),
    );
    expect(cart.lines.map(({ skuCode, split, quantity }) => `${skuCode}${split}:${quantity}`)).toEqual([
      'A:5',
      'A1:4',
      'B:2',
    ]);
  });

  it('keeps what was said last of each line', () => {
    const earlier = [
      { skuCode: 'A', quantity: 1 },
      { skuCode: 'B', quantity: 1 },
    ];
    expect(
      mergeChanges(earlier, [
        { skuCode: 'A', quantity: 4 },
        { skuCode: 'A', selected: false },
      ]),
    ).toEqual([
      { skuCode: 'A', quantity: 4, selected: false },
      { skuCode: 'B', quantity: 1 },
    ]);
  });
});

describe('groups', () => {
  it('stand soonest first, what cannot be bought last', () => {
    const groups = groupCart([
      line('A', { dayType: 3, deliveryText: '10 个工作日' }),
      line('B', { obstacle: '暂时缺货' }),
      line('C', { dayType: 3, deliveryText: '3 个工作日' }),
      line('D'),
      line('E', { dayType: 3, deliveryText: '3 个工作日' }),
    ]);
    expect(groups.map(({ title, lines }) => `${title}: ${lines.map((one) => one.skuCode).join(' ')}`)).toEqual([
      '当天发货: D',
      '3 个工作日: C E',
      '10 个工作日: A',
      '暂时不能购买: B',
    ]);
  });

  it.each([
    ['none', [line('A', { selected: false }), line('B', { obstacle: '暂时缺货' })]],
    ['some', [line('A'), line('B', { selected: false })]],
    ['all', [line('A'), line('B', { obstacle: '暂时缺货', selected: false })]],
    ['none', []],
  ])('are chosen: %s', (choice, lines) => {
    expect(choiceOf(lines)).toBe(choice);
  });
});
