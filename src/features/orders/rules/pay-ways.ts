import type { PayWay } from '../contract/order-terms-schemas.ts';
import type { OrderStatus } from './order-status.ts';

/** How an order may be paid, in the order people are shown. */
export const PAY_WAYS: Readonly<Record<PayWay, { label: string; note: string }>> = {
  account: { label: '账期支付', note: '提交后直接备货，按对账单结算' },
  transfer: { label: '对公转账', note: '提交后 7 天内转账，到账确认后发货' },
  online: { label: '在线支付', note: '提交后请在保留时间内完成支付' },
};

/** The way in a row; the database holds no other. */
export function readPayWay(text: string): PayWay {
  if (!Object.hasOwn(PAY_WAYS, text)) throw new Error(`order paid in unknown way ${text}`);
  return text as PayWay;
}

/**
 * State an order is born in: what is bought on account waits for its goods at once, everything else for its money
 * (behaviours 2.5).
 */
export function initialStatus(payWay: PayWay): OrderStatus {
  return payWay === 'account' ? 'to_ship' : 'to_pay';
}
