import { displayFen } from '#platform/shared/display-money.ts';

/** Money that goes back through the way it came. */
export interface ComingBack {
  amountFen: bigint;
  channelLabel: string;
  /** Money sent by bank comes back by bank, sent by the shop's people. */
  byTransfer: boolean;
}

export interface MoneyBack {
  refunds: readonly ComingBack[];
  creditFen: bigint;
  payWay: string;
  /** Money has come for the order at all. */
  received: boolean;
  /** Somebody has to agree first, or the shop has to confirm it: nothing was asked for yet. */
  awaiting: 'approval' | 'confirmation' | null;
}

/** Until when: a channel sends back at once and takes the time it takes; a transfer is made by people. */
const wordRefund = ({ amountFen, channelLabel, byTransfer }: ComingBack): string =>
  byTransfer
    ? `取消后退款 ${displayFen(amountFen)}：我们会转账退回原付款账户，通常需要 1–3 个工作日。`
    : `取消后退款 ${displayFen(amountFen)}：立即按原支付方式（${channelLabel}）退回，到账时间以支付渠道为准。`;

/** No word of payments that may have come: they cannot. */
const NOT_ASKED = {
  approval: '这张订单还在审批，还没有要求付款，没有款项需要退回。',
  confirmation: '这张订单还在等待确认，还没有要求付款，没有款项需要退回。',
} as const;

/** How much of an order's money comes back, on which way and when, as somebody reads who is about to cancel (behaviours 2.5). */
export function wordMoneyBack({ refunds, creditFen, payWay, received, awaiting }: MoneyBack): string[] {
  const told = refunds.map(wordRefund);
  if (creditFen > 0n) told.push(`取消后释放账期额度 ${displayFen(creditFen)}，随即可用于新订单。`);
  if (told.length > 0) return told;
  if (received) return ['已付的款项仍需用于其余商品，这次取消没有退款。'];
  if (awaiting) return [NOT_ASKED[awaiting]];
  if (payWay === 'account') return [];
  return ['这张订单还没有收到付款，没有需要退回的款项。如果刚刚已经付款，到账后会原路退回。'];
}
