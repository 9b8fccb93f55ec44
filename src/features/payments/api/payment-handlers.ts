import type { OfferedWay } from '#features/orders/api/public.ts';
import { PAY_WAYS } from '#features/orders/rules/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { paymentContract } from '../contract/payment-contract.ts';
import type { PaymentChannels } from '../contract/payment-schemas.ts';
import { createOrderMoney } from './book-order.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { readPaymentState } from './read-payment-state.ts';
import { findOwnOrder, startPayment } from './start-payment.ts';

const payments = implementFeature(paymentContract);

/** Online is as many ways as there are channels. */
function presentWay(
  { payWay, creditLeftFen, held }: OfferedWay,
  { channels }: PaymentSettings,
): PaymentChannels['channels'] {
  if (payWay === 'online') {
    return [...channels.values()].map(({ code, label, note }) => ({
      channel: code,
      label,
      note,
      creditLeft: null,
      held,
    }));
  }
  return [
    {
      channel: payWay,
      ...PAY_WAYS[payWay],
      creditLeft: creditLeftFen === null ? null : formatAmount(creditLeftFen),
      held,
    },
  ];
}

export function createPaymentHandlers(settings: PaymentSettings) {
  const money = createOrderMoney(settings);
  return {
    queryChannel: payments.queryChannel.handler(async ({ input: { appChannel }, context: { db, caller } }) => {
      const ways = await money.readWays(db, signedIn(caller).firmId);
      const channels = ways.flatMap((way) => presentWay(way, settings));
      return { appChannel, channels };
    }),
    cratePay: payments.cratePay.handler(async ({ input, context: { db, caller } }) => {
      const order = await startPayment(db, signedIn(caller), settings, input);
      return readPaymentState(db, settings, order, caller);
    }),
    queryOrder: payments.queryOrder.handler(async ({ input: { orderNo }, context: { db, caller } }) => {
      const order = await findOwnOrder(db, signedIn(caller), orderNo);
      return readPaymentState(db, settings, order, caller);
    }),
  };
}
