import { createErrors } from '#features/checkout/contract/checkout-errors.ts';
import type { OfferedWay, OrderDue, OrderMoney } from '#features/orders/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { displayFen, displayYuan } from '#platform/shared/display-money.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { findCreditAccount, spendCredit } from './credit-repo.ts';
import { foreseeBack } from './foresee-back.ts';
import { insertPayment } from './payment-repo.ts';
import { type PaymentSettings, TRANSFER } from './payment-settings.ts';

/** Account, and number to name: whoever looks at the statement knows whose money it is. */
export function bankInstructions(settings: Pick<PaymentSettings, 'bankAccount'>, orderNo: string) {
  const { bankAccount } = settings;
  return bankAccount && { kind: 'bank', ...bankAccount, remark: orderNo };
}

/** Uses the firm's credit for an order, in the order's transaction. */
export async function chargeCredit(db: Db, { firmId, orderId, totalFen }: OrderDue): Promise<void> {
  if (totalFen === 0n || (await spendCredit(db, { firmId, orderId, amountFen: totalFen }))) return;
  const account = await findCreditAccount(db, firmId);
  if (!account) throw refuse(createErrors, 'ORDER_PAY_WAY_GONE', { message: '贵司尚未开通账期，请选择其他付款方式' });
  const creditLeft = formatAmount(account.limitFen - account.usedFen);
  const message = `账期额度不足：可用 ${displayYuan(creditLeft)}，订单 ${displayFen(totalFen)}。请减少金额或选择其他付款方式`;
  throw refuse(createErrors, 'ORDER_CREDIT_SHORT', { message, data: { creditLeft } });
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
      const account = await findCreditAccount(db, firmId);
      const creditLeftFen = account && account.limitFen >= 0n ? account.limitFen - account.usedFen : null;
      const ways: (OfferedWay | false)[] = [
        account !== null && { payWay: 'account', creditLeftFen },
        settings.bankAccount !== null && { payWay: 'transfer', creditLeftFen: null },
        settings.channels.size > 0 && { payWay: 'online', creditLeftFen: null },
      ];
      return ways.filter((way) => way !== false);
    },
    async book(db, due) {
      // What costs nothing is owed to nobody.
      if (due.payWay !== 'account' && due.totalFen === 0n) throw refuse(createErrors, 'ORDER_PAY_WAY_GONE');
      if (due.payWay === 'account') await chargeCredit(db, due);
      else if (due.payWay === 'transfer') await expectTransfer(db, settings, due);
      else if (settings.channels.size === 0) throw refuse(createErrors, 'ORDER_PAY_WAY_GONE');
    },
    foreseeBack: (db, order, from) => foreseeBack(db, settings, order, from),
  };
}
