import type { PayableOrder } from '#features/orders/api/public.ts';
import { payableOf } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { wordMoneyBack } from '../rules/money-back.ts';
import { creditToRelease } from '../rules/open-credit.ts';
import { planRefunds } from '../rules/plan-refunds.ts';
import { channelLabel } from './channel-label.ts';
import { readCreditEntries } from './credit-repo.ts';
import { readReceived } from './open-refunds.ts';
import { type PaymentSettings, TRANSFER } from './payment-settings.ts';

/** What `settleCancelled` would give back of an order that stood like this, in words. */
export async function foreseeBack(
  db: Db,
  { channels }: Pick<PaymentSettings, 'channels'>,
  order: PayableOrder,
): Promise<string[]> {
  const { received } = await readReceived(db, order);
  const channelOf = new Map(received.map(({ id, channel }) => [id, channel]));
  const refunds = planRefunds(payableOf(order), received).map(({ paymentId, amountFen }) => {
    const channel = channelOf.get(paymentId) ?? '';
    return { amountFen, channelLabel: channelLabel(channel, channels), byTransfer: channel === TRANSFER };
  });
  const creditFen = creditToRelease(order, await readCreditEntries(db, order));
  return wordMoneyBack({ refunds, creditFen, payWay: order.payWay, received: received.length > 0 });
}
