import { checkoutHref, orderHref, payHref } from '#business/paths/rules/public.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import type { PayWay } from '../contract/order-terms-schemas.ts';
import { type CheckoutLine, writeCheckoutLines } from './checkout-lines.ts';

export interface HeldOrder {
  orderNo: string;
  poNumber: string | null;
  payWay: PayWay;
  /** What is owed: without what was called off. */
  dueFen: bigint;
  /** ISO 8601; the moment the order ends or ended. */
  holdUntil: string;
}

export interface Letter {
  subject: string;
  text: string;
}

const numberOf = ({ orderNo, poNumber }: HeldOrder) => (poNumber ? `${orderNo}（PO 号 ${poNumber}）` : orderNo);

/** What the buyer has to do about an order that waits for his money, for a letter and with the address of the page. */
export interface PayAct {
  title: string;
  text: string;
  path: string;
}

export function payAct({ orderNo, payWay, dueFen, holdUntil }: Omit<HeldOrder, 'poNumber'>): PayAct {
  const act = payWay === 'transfer' ? '转账' : '付款';
  const end = displayTime(holdUntil);
  return {
    title: `请在 ${end} 前${act}`,
    text: `应付 ${displayFen(dueFen)}，请在 ${end} 前${act}。库存和价格为您保留到那时，之后订单会自动取消。${
      payWay === 'transfer' ? '收款账户见：' : '付款请打开：'
    }`,
    path: payHref(orderNo),
  };
}

/** Before the end: what is to be paid, until when, and where. */
export function reminderLetter(order: HeldOrder, origin: string): Letter {
  const number = numberOf(order);
  const { text, path } = payAct(order);
  return {
    subject: `订单 ${number} 尚未付款，将于 ${displayTime(order.holdUntil)} 自动取消`,
    text: [
      `您的订单 ${number} 还没有收到付款。`,
      text,
      origin + path,
      '如果刚刚已经付款，不必理会本邮件，到账后订单会自动转为待发货。',
    ].join('\n\n'),
  };
}

/** After the end: the order is gone, its goods are a click away. */
export function expiryLetter(order: HeldOrder, lines: readonly CheckoutLine[], origin: string): Letter {
  const number = numberOf(order);
  const again = `${origin}${rebuildHref(order.orderNo, lines)}`;
  return {
    subject: `订单 ${number} 因超时未付款已取消`,
    text: [
      `您的订单 ${number} 在 ${displayTime(order.holdUntil)} 前没有收到付款，已自动取消，库存已释放。`,
      '仍然需要这些商品？打开下面的链接按当前价格重新下单：',
      again,
      '如果您已经付款，款项到账后会原路退回，无需操作。',
    ].join('\n\n'),
  };
}

/** Longer lists do not fit into an address: their order's own page offers them again. */
const LONGEST_HREF = 1_800;

/** Where the goods of an order can be ordered once more. */
export function rebuildHref(orderNo: string, lines: readonly CheckoutLine[]): string {
  const sums = new Map<string, number>();
  for (const { skuCode, quantity } of lines) sums.set(skuCode, (sums.get(skuCode) ?? 0) + quantity);
  const text = writeCheckoutLines([...sums].map(([skuCode, quantity]) => ({ skuCode, quantity })));
  const href = checkoutHref(text);
  const whole = sums.size <= 50 && href.length <= LONGEST_HREF;
  return whole ? href : orderHref(orderNo);
}
