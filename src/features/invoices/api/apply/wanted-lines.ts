import { refuse } from '#platform/api/refuse.ts';
import { applyErrors } from '../../contract/invoice-errors.ts';
import { amountOfUnits, type Invoiceable } from '../../rules/invoiceable.ts';
import type { InvoiceableOrder, OrderGoods } from '../invoiceable-repo.ts';

/** A line of an application before it is written; without goods it is freight. */
export interface WantedLine {
  order: InvoiceableOrder;
  goods: OrderGoods | null;
  statementNo: string;
  quantity: number;
  amountFen: bigint;
  free: Invoiceable;
  taxRateBp: number;
}

export interface LineWish {
  orderNo: string;
  /** 0: freight. */
  lineNo: number;
  quantity: number;
  /** As a statement has it; otherwise the share of the units. */
  amountFen?: bigint;
  statementNo?: string;
}

const FREIGHT = '运费';
export const nameOf = ({ goods }: WantedLine): string => goods?.productName ?? FREIGHT;
export const lineNoOf = ({ goods }: WantedLine): number => goods?.lineNo ?? 0;

const goodsLine = (
  order: InvoiceableOrder,
  goods: OrderGoods,
  quantity: number,
  more: Partial<LineWish> = {},
): WantedLine => ({
  ...{ order, goods, quantity, statementNo: more.statementNo ?? '', free: goods.free, taxRateBp: goods.taxRateBp },
  amountFen: more.amountFen ?? amountOfUnits(goods.free, quantity),
});
const freightLine = (order: InvoiceableOrder, more: Partial<LineWish> = {}): WantedLine => ({
  ...{ order, goods: null, quantity: order.freight.free.quantity, statementNo: more.statementNo ?? '' },
  ...{ free: order.freight.free, taxRateBp: order.freight.taxRateBp },
  amountFen: more.amountFen ?? order.freight.free.amountFen,
});

/** Everything of some orders that may be invoiced. */
export const allLines = (orders: readonly InvoiceableOrder[]): WantedLine[] =>
  orders.flatMap((order) => [
    ...order.goods
      .filter(({ free }) => free.amountFen > 0n)
      .map((goods) => goodsLine(order, goods, goods.free.quantity)),
    ...(order.freight.free.amountFen > 0n ? [freightLine(order)] : []),
  ]);

/** Lines as they are named; more than is free is refused with all that is wrong. */
export function namedLines(orders: readonly InvoiceableOrder[], wishes: readonly LineWish[]): WantedLine[] {
  const wrong: { orderNo: string; lineNo: number; message: string }[] = [];
  const named = new Set<string>();
  const lines = wishes.flatMap((wish) => {
    const key = `${wish.orderNo} ${wish.lineNo}`;
    if (named.has(key)) wrong.push({ orderNo: wish.orderNo, lineNo: wish.lineNo, message: '同一行只能填一次' });
    named.add(key);
    const order = orders.find(({ orderNo }) => orderNo === wish.orderNo);
    const goods = order?.goods.find(({ lineNo }) => lineNo === wish.lineNo);
    const free = wish.lineNo === 0 ? order?.freight.free : goods?.free;
    if (!order || !free || wish.quantity > free.quantity || (wish.amountFen ?? 0n) > free.amountFen) {
      const message = free ? `最多可开 ${free.quantity}` : '没有可开票的数量';
      wrong.push({ orderNo: wish.orderNo, lineNo: wish.lineNo, message });
      return [];
    }
    const line = goods ? goodsLine(order, goods, wish.quantity, wish) : freightLine(order, wish);
    return line.amountFen > 0n ? [line] : [];
  });
  if (wrong.length > 0) throw refuse(applyErrors, 'INVOICE_LINES_OVER', { data: { lines: wrong } });
  return lines;
}
