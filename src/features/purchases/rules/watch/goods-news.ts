import { itemHref, PURCHASED_PATH } from '#business/paths/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import { priceMove } from '../price-move.ts';
import type { GoodsNews } from './watch-item.ts';

/** An item somebody is told of. */
export interface ToldGoods {
  itemNo: string;
  name: string;
  orderUnit: string;
  /** What it was compared with, 1/10,000 yuan. */
  before: bigint;
  price: bigint;
}

/** Goods named in one message; of more their number is told. */
const NAMED = 5;

const shown = (price: bigint) => displayYuan(formatUnitPrice(price));
const rise = ({ before, price }: ToldGoods) => priceMove(before, price)?.percent ?? '';

function priceLine(goods: ToldGoods): string {
  const { itemNo, name, orderUnit, before, price } = goods;
  return `${name}（${itemNo}）${shown(before)} → ${shown(price)}/${orderUnit}，上涨 ${rise(goods)}`;
}

const stockLine = ({ itemNo, name }: ToldGoods) => `${name}（${itemNo}）`;

const share = ({ before, price }: ToldGoods) => Number(price - before) / Number(before);

/** Title, text and address of one message about some goods: however many a new price list changes, it is one (issue 15). */
export function goodsNews(kind: GoodsNews, goods: readonly [ToldGoods, ...ToldGoods[]]) {
  const ordered = kind === 'priceUp' ? goods.toSorted((a, b) => share(b) - share(a)) : goods;
  const [first = goods[0]] = ordered;
  const lines = ordered.slice(0, NAMED).map(kind === 'priceUp' ? priceLine : stockLine);
  const more = goods.length > NAMED ? `\n等共 ${goods.length} 种商品。` : '';
  const titles = {
    priceUp: [`常购商品涨价 ${rise(first)}：${first.name}`, `${goods.length} 种常购商品涨价，最高上涨 ${rise(first)}`],
    back: [`常购商品到货：${first.name}`, `${goods.length} 种常购商品到货`],
  } as const;
  return {
    title: titles[kind][goods.length === 1 ? 0 : 1],
    text: `${lines.join('\n')}${more}`,
    href: goods.length === 1 ? itemHref(first.itemNo) : PURCHASED_PATH,
  };
}
