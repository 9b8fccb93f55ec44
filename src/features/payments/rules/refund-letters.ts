import { orderHref } from '#business/paths/rules/public.ts';
import { displayFen } from '#platform/shared/display-money.ts';

export interface RefundFacts {
  orderNo: string;
  poNumber: string | null;
  amountFen: bigint;
  /** Money sent by bank comes back by bank, sent by the shop's people. */
  byTransfer: boolean;
}

/** What the buyer is told: that money goes back, and that it is back. */
export function refundLetter(kind: 'begun' | 'done', facts: RefundFacts, origin: string) {
  const { orderNo, poNumber, byTransfer } = facts;
  const number = poNumber ? `${orderNo}（PO 号 ${poNumber}）` : orderNo;
  const sum = displayFen(facts.amountFen);
  const begun = byTransfer
    ? `订单 ${number} 需退款 ${sum}，我们会转账退回原付款账户，通常需要 1–3 个工作日。`
    : `订单 ${number} 的 ${sum} 正在按原支付方式退回，无需操作。`;
  const done = byTransfer
    ? `订单 ${number} 的退款 ${sum} 已转出，请留意银行到账。`
    : `订单 ${number} 的退款 ${sum} 已按原支付方式退回，到账时间以支付渠道为准。`;
  return {
    subject: kind === 'begun' ? `订单 ${number} 退款中：${sum}` : `订单 ${number} 已退款 ${sum}`,
    text: [kind === 'begun' ? begun : done, `订单详情：\n${origin}${orderHref(orderNo)}`].join('\n\n'),
  };
}
