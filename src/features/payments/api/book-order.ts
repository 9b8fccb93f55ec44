import { createErrors } from '#features/checkout/contract/checkout-errors.ts';
import type { OfferedWay, OrderDue, OrderMoney } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { creditLeft, heldWords } from '../rules/judge-credit.ts';
import { buyOnAccount, readCreditStanding } from './check-credit.ts';
import { foreseeBack } from './foresee-back.ts';
import { insertPayment } from './payment-repo.ts';
import { type PaymentSettings, TRANSFER } from './payment-settings.ts';

/** Account, and number to name: whoever looks at the statement knows whose money it is. */
export function bankInstructions(settings: Pick<PaymentSettings, 'bankAccount'>, orderNo: string) {
  const { bankAccount } = settings;
  return bankAccount && { kind: 'bank', ...bankAccount, remark: orderNo };
}

/** Uses the firm's credit for an order, in the order's transaction. */
async function chargeCredit(db: Db, settings: PaymentSettings, due: OrderDue): Promise<void> {
  const { totalFen } = due;
  if (totalFen === 0n) return;
  const answer = await buyOnAccount(db, settings, { ...due, amountFen: totalFen });
  if (answer.is === 'spent') return;
  if (answer.is === 'no_account') {
    throw refuse(createErrors, 'ORDER_PAY_WAY_GONE', { message: '贵司尚未开通账期，请选择其他付款方式' });
  }
  if (answer.is === 'overdue') throw refuse(createErrors, 'ORDER_CREDIT_OVERDUE', { message: answer.words });
  const data = { creditLeft: formatAmount(answer.leftFen) };
  throw refuse(createErrors, 'ORDER_CREDIT_SHORT', { message: answer.words, data });
}

/** Opens the payment that the desk will look for in the bank's statement. */
async function expectTransfer(db: Db, settings: PaymentSettings, due: OrderDue): Promise<void> {
  const { firmId, userId, orderId, orderNo, totalFen, holdUntil } = due;
  const instructions = bankInstructions(settings, orderNo);
  if (!instructions || !holdUntil) throw refuse(createErrors, 'ORDER_PAY_WAY_GONE');
  await insertPayment(db, {
    firmId,
    userId,
    orderId,
    channel: TRANSFER,
    amountFen: totalFen,
    expiresAt: holdUntil,
    instructions,
  });
}

/** What the checkout needs of those who keep the money. */
export function createOrderMoney(settings: PaymentSettings): OrderMoney {
  return {
    async readWays(db, firmId) {
      const credit = await readCreditStanding(db, settings, firmId);
      const open = { creditLeftFen: null, held: null };
      const ways: (OfferedWay | false)[] = [
        credit !== null && {
          payWay: 'account',
          creditLeftFen: creditLeft(credit.policy, credit.standing),
          held: heldWords(credit.policy, credit.standing),
        },
        settings.bankAccount !== null && { payWay: 'transfer', ...open },
        settings.channels.size > 0 && { payWay: 'online', ...open },
      ];
      return ways.filter((way) => way !== false);
    },
    async book(db, due) {
      // What costs nothing is owed to nobody.
      if (due.payWay !== 'account' && due.totalFen === 0n) throw refuse(createErrors, 'ORDER_PAY_WAY_GONE');
      if (due.payWay === 'account') await chargeCredit(db, settings, due);
      else if (due.payWay === 'transfer') await expectTransfer(db, settings, due);
      else if (settings.channels.size === 0) throw refuse(createErrors, 'ORDER_PAY_WAY_GONE');
    },
    foreseeBack: (db, order, from) => foreseeBack(db, settings, order, from),
  };
}
