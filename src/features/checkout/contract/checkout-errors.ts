import { z } from 'zod';
import { FILE_WORDS } from '#business/attachments/contract/attachment-errors.ts';
import { termErrors } from '#features/orders/contract/order-errors.ts';
import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';
import { calculation, lineRefusal } from './checkout-schemas.ts';

const perLine = z.object({ failInfos: z.array(lineRefusal) });

export const addressErrors = {
  ORDER_ADDRESS_GONE: { status: 409, code: 33005, message: '收货地址不存在或已被删除，请重新选择' },
} as const satisfies ErrorSpecs;

/** Why nothing is ordered at the prices of a quote. */
export const quoteErrors = {
  QUOTE_NOT_YOURS: { status: 403, code: 36055, message: '只有提交人或管理员可以操作这张报价' },
  QUOTE_NOT_ORDERABLE: { status: 409, code: 36060, message: '报价现在不能下单' },
  QUOTE_REMAINDER: { status: 409, code: 36061, message: '超过报价剩余数量，请调整后重新提交' },
} as const satisfies ErrorSpecs;

/** Why an order is not made. Nothing is written in any of these cases. */
export const createErrors = {
  ...addressErrors,
  ...quoteErrors,
  ORDER_PRICE_CHANGED: {
    status: 409,
    code: 33001,
    message: '价格或金额已变化，请核对后重新提交',
    data: calculation,
  },
  ORDER_LINES_REFUSED: { status: 409, code: 33002, message: '部分商品暂时不能下单，请调整后重新提交', data: perLine },
  ORDER_STOCK_SHORT: { status: 409, code: 33003, message: '部分商品库存不足，请调整数量后重新提交', data: perLine },
  ORDER_QUANTITY_REFUSED: { status: 400, code: 33004, message: '部分商品的数量不符合起订和递增规则', data: perLine },
  ORDER_CART_CHANGED: {
    status: 409,
    code: 33008,
    message: '购物车已变化，部分商品可能已在其他窗口下单，请返回购物车核对',
  },
  ...termErrors,
  ORDER_PAY_WAY_GONE: { status: 409, code: 33012, message: '所选付款方式暂不可用，请重新选择' },
  ORDER_CREDIT_SHORT: {
    status: 409,
    code: 33013,
    message: '账期额度不足，请减少金额、选择其他付款方式或联系客服',
    data: z.object({ creditLeft: z.string() }),
  },
  ORDER_CREDIT_OVERDUE: { status: 409, code: 33019, message: '有逾期未付的账款，请先付款或选择其他付款方式' },
  ORDER_NOT_ALLOWED: { status: 409, code: 33018, message: '公司规则不允许提交这张订单' },
  ORDER_FILE_GONE: { status: 409, code: 33014, message: FILE_WORDS.gone },
} as const satisfies ErrorSpecs;
