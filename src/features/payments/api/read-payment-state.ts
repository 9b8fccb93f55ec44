import type { PayableOrder } from '#features/orders/api/public.ts';
import { mayPay, orderStatusLabel } from '#features/orders/rules/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { dueOf } from '../rules/due-of.ts';
import { OUTCOME_LABELS } from '../rules/outcome-words.ts';
import { awaitsMoney, type PaymentOutcome, paymentOutcome } from '../rules/payment-outcome.ts';
import { paymentStatusLabel } from '../rules/payment-status.ts';
import { channelLabel } from './channel-label.ts';
import { type Payment, readPayments } from './payment-repo.ts';
import type { PaymentSettings } from './payment-settings.ts';

function presentPayment(payment: Payment, { channels }: PaymentSettings): PaymentState['payment'] {
  const { payNo, channel, amountFen, status, instructions, expiresAt, paidAt } = payment;
  return {
    payNo,
    channel,
    channelLabel: channelLabel(channel, channels),
    amount: formatAmount(amountFen),
    status,
    statusLabel: paymentStatusLabel(status),
    // Nobody needs to know where to pay what is paid.
    instructions: status === 'pending' ? instructions : {},
    expiresAt: expiresAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}

/** What is being paid, else what was; of several the latest. */
function countingPayment(payments: readonly Payment[], outcome: PaymentOutcome): Payment | null {
  const [latest = null] = payments;
  if (awaitsMoney(outcome)) return latest;
  const paid = payments.find(({ status }) => status === 'paid');
  return paid ?? payments.find(({ status }) => status === 'refunding' || status === 'refunded') ?? latest;
}

/** Where an order stands with its money. */
export async function readPaymentState(
  db: Db,
  settings: PaymentSettings,
  order: PayableOrder,
  caller: Pick<Caller, 'identity' | 'permissions'>,
): Promise<PaymentState> {
  const payments = await readPayments(db, order);
  const { orderNo, status, payWay, holdUntil } = order;
  const outcome = paymentOutcome({
    orderStatus: status,
    payWay,
    payments: payments.map((payment) => payment.status),
    late: holdUntil !== null && holdUntil < new Date(),
  });
  const shown = countingPayment(payments, outcome);
  return {
    orderNo,
    orderStatus: status,
    orderStatusLabel: orderStatusLabel(status),
    payWay,
    outcome,
    outcomeLabel: OUTCOME_LABELS[outcome],
    mayPay: mayPay(caller),
    amount: formatAmount(dueOf(order)),
    holdUntil: status === 'to_pay' ? (holdUntil?.toISOString() ?? null) : null,
    payment: shown && presentPayment(shown, settings),
  };
}
