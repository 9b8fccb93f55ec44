import { z } from 'zod';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';
import { calculation, lineRefusal } from './order-schemas.ts';

const perLine = z.object({ failInfos: z.array(lineRefusal) });

/** Why an order is not made. Nothing is written in any of these cases. */
export const createErrors = {
  ORDER_PRICE_CHANGED: {
    status: 409,
    code: 33001,
    message: '价格或金额已变化，请核对后重新提交',
    data: calculation,
  },
  ORDER_LINES_REFUSED: { status: 409, code: 33002, message: '部分商品暂时不能下单，请调整后重新提交', data: perLine },
  ORDER_STOCK_SHORT: { status: 409, code: 33003, message: '部分商品库存不足，请调整数量后重新提交', data: perLine },
  ORDER_QUANTITY_REFUSED: { status: 400, code: 33004, message: '部分商品的数量不符合起订和递增规则', data: perLine },
  ORDER_ADDRESS_GONE: { status: 409, code: 33005, message: '收货地址不存在或已被删除，请重新选择' },
  ORDER_CART_CHANGED: {
    status: 409,
    code: 33008,
    message: '购物车已变化，部分商品可能已在其他窗口下单，请返回购物车核对',
  },
} as const satisfies ErrorSpecs;

export const cancelErrors = {
  ORDER_NOT_CANCELLABLE: { status: 409, code: 33006, message: '订单当前状态不能取消' },
  ORDER_CHANGED: { status: 409, code: 33007, message: '订单刚刚有变化，请刷新后再操作' },
} as const satisfies ErrorSpecs;
