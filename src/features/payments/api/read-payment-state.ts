import type { PayableOrder } from '#features/orders/api/public.ts';
import { orderStatusLabel } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { paymentOutcome } from '../rules/payment-outcome.ts';
import { paymentStatusLabel } from '../rules/payment-status.ts';
import { channelLabel } from './channel-label.ts';
import { type Payment, readPayments } from './payment-repo.ts';
import type { PaymentSettings } from './payment-settings.ts';

function presentPayment(payment: Payment, { channels }: PaymentSettings): PaymentState['payment'] {
  const { payNo, channel, amountFen, status, instructions, expiresAt, paidAt } = payment;
  return {
    ...{ payNo, channel, channelLabel: channelLabel(channel, channels), amount: formatAmount(amountFen) },
    ...{ status, statusLabel: paymentStatusLabel(status) },
    // Nobody needs to know where to pay what is paid.
    instructions: status === 'pending' ? instructions : {},
    expiresAt: expiresAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}

/** Where an order stands with its money. */
export async function readPaymentState(
  db: Db,
  settings: PaymentSettings,
  order: PayableOrder,
  now: Date,
): Promise<PaymentState> {
  const payments = await readPayments(db, order);
  const { orderNo, status, payWay, totalFen, holdUntil } = order;
  const counting = payments.find((payment) => ['paid', 'refunding', 'refunded'].includes(payment.status));
  const shown = counting ?? payments[0] ?? null;
  const outcome = paymentOutcome({
    ...{ orderStatus: status, payWay, payments: payments.map((payment) => payment.status) },
    late: holdUntil !== null && holdUntil < now,
  });
  return {
    ...{ orderNo, orderStatus: status, orderStatusLabel: orderStatusLabel(status), payWay, outcome },
    amount: formatAmount(totalFen),
    holdUntil: status === 'to_pay' ? (holdUntil?.toISOString() ?? null) : null,
    payment: shown && presentPayment(shown, settings),
  };
}
