import type { PayableOrder } from '#features/orders/api/public.ts';
import { type OrderStatus, payableOf } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type MoneyBack, wordMoneyBack } from '../rules/money-back.ts';
import { creditToRelease } from '../rules/open-credit.ts';
import { planRefunds } from '../rules/plan-refunds.ts';
import { channelLabel } from './channel-label.ts';
import { readOrderCredit } from './credit-repo.ts';
import { readReceived } from './open-refunds.ts';
import { type PaymentSettings, TRANSFER } from './payment-settings.ts';

const AWAITING: Partial<Record<OrderStatus, MoneyBack['awaiting']>> = {
  approving: 'approval',
  confirming: 'confirmation',
};

/** What `settleOwed` would give back of an order that stood like this and was in that state before, in words. */
export async function foreseeBack(
  db: Db,
  { channels }: Pick<PaymentSettings, 'channels'>,
  order: PayableOrder,
  from: OrderStatus,
): Promise<string[]> {
  const { received } = await readReceived(db, order);
  const channelOf = new Map(received.map(({ id, channel }) => [id, channel]));
  const refunds = planRefunds(payableOf(order), received).map(({ paymentId, amountFen }) => {
    const channel = channelOf.get(paymentId) ?? '';
    return { amountFen, channelLabel: channelLabel(channel, channels), byTransfer: channel === TRANSFER };
  });
  const creditFen = creditToRelease(order, (await readOrderCredit(db, order))?.usedFen ?? 0n);
  return wordMoneyBack({
    refunds,
    creditFen,
    payWay: order.payWay,
    received: received.length > 0,
    awaiting: AWAITING[from] ?? null,
  });
}
