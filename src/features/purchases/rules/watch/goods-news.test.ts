import { expect, it } from 'vitest';
import { goodsNews, type ToldGoods } from './goods-news.ts';

/** One that costs so much more than 10.00, in percent. */
const goods = (itemNo: string, percent: number): ToldGoods => ({
  ...{ itemNo, name: `轴承 ${itemNo}`, orderUnit: '个', before: 100_000n },
  price: 100_000n + BigInt(percent) * 1_000n,
});
const A = goods('A1', 8);

it('names the one item, both prices and its page', () => {
  expect(goodsNews('priceUp', [A])).toEqual({
    title: '常购商品涨价 8.0%：轴承 A1',
    text: '轴承 A1（A1）¥10.00 → ¥10.80/个，上涨 8.0%',
    href: '/u-A1.html',
  });
  expect(goodsNews('back', [A])).toEqual({ title: '常购商品到货：轴承 A1', text: '轴承 A1（A1）', href: '/u-A1.html' });
});

it('puts the highest rise first, and leads to all of them', () => {
  expect(goodsNews('priceUp', [A, goods('B2', 20)])).toEqual({
    title: '2 种常购商品涨价，最高上涨 20.0%',
    text: '轴承 B2（B2）¥10.00 → ¥12.00/个，上涨 20.0%\n轴承 A1（A1）¥10.00 → ¥10.80/个，上涨 8.0%',
    href: '/purchase.html',
  });
  expect(goodsNews('back', [A, goods('B2', 20)])).toEqual({
    title: '2 种常购商品到货',
    text: '轴承 A1（A1）\n轴承 B2（B2）',
    href: '/purchase.html',
  });
});

it.each([
  [5, 5, false],
  [6, 6, true],
])('of %d goods it has %d lines', (count, lines, more) => {
  const rest = Array.from({ length: count - 1 }, (_, at) => goods(`C${at}`, 3));
  const { text } = goodsNews('back', [A, ...rest]);
  expect(text.split('\n')).toHaveLength(lines);
  expect(text.endsWith(`\n等共 ${count} 种商品。`)).toBe(more);
});
