import { ENDED, type OrderStatus } from '../order-status.ts';

/** Nothing has left the warehouse. */
const UNSENT: readonly OrderStatus[] = ['approving', 'confirming', 'to_pay', 'to_ship'];

/** Why the invoice of an order stays as it is; null when it may change. */
export function invoiceObstacle({ status, invoiceStatus }: { status: OrderStatus; invoiceStatus: string }) {
  if (ENDED.includes(status)) return '订单已结束，发票信息不能再修改';
  return invoiceStatus === 'none' ? null : '订单已开票，发票信息不能再修改，请联系客服换开';
}

/**
 * Why the goods go where they were to go; null when that may change. Stock and freight were settled for one county:
 * another one is another order.
 */
export function addressObstacle(order: { status: OrderStatus; regionCode: string }, regionCode: string) {
  if (!UNSENT.includes(order.status)) return '商品已发出或订单已结束，收货地址不能再修改';
  if (order.regionCode === regionCode) return null;
  return '新地址不在原来的区县，运费和货期会变，请取消后重新下单或联系客服';
}
