import { z } from 'zod';
import { BUYERS, defineEndpoint, SIGNED_IN } from '#platform/shared/define-endpoint.ts';
import { itemNo, plainText } from '#platform/shared/wire-schemas.ts';
import { cancelErrors } from './order-errors.ts';
import {
  listInput,
  orderCounts,
  orderDetail,
  orderFilterInput,
  orderHome,
  orderPage,
  orderTodos,
} from './order-schemas.ts';
import { itemPurchases } from './purchase-schemas.ts';

const PERMISSION = 'ORDER_MANAGEMENT';
const orderNo = z.string().regex(/^SO\d{12}$/, '订单号格式不正确');
const nothing = z.strictObject({});

/** Orders after the submit (specification 7.3). */
export const orderContract = {
  list: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/list',
    summary: '查询订单列表',
    input: listInput,
    output: orderPage,
    identities: SIGNED_IN,
    permission: PERMISSION,
  }),
  detail: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/detail/{orderNo}',
    summary: '查询订单详情',
    input: z.strictObject({ orderNo }),
    objects: { orderNo: 'order' },
    output: orderDetail,
    identities: SIGNED_IN,
    permission: PERMISSION,
  }),
  orderCount: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/orderCount',
    summary: '查询各状态订单数',
    input: orderFilterInput,
    output: orderCounts,
    identities: SIGNED_IN,
    permission: PERMISSION,
  }),
  orderHome: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/orderHome',
    summary: '查询首页订单',
    input: nothing,
    output: orderHome,
    identities: SIGNED_IN,
    permission: PERMISSION,
  }),
  todos: defineEndpoint({
    method: 'GET',
    path: '/enterprise-service/fronted/count/order',
    summary: '查询订单待办数',
    input: nothing,
    output: orderTodos,
    identities: SIGNED_IN,
    permission: PERMISSION,
  }),
  itemPurchases: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/itemPurchases',
    summary: '查询商品采购记录',
    input: z.strictObject({ itemCode: itemNo }),
    output: itemPurchases,
    identities: SIGNED_IN,
    permission: PERMISSION,
    specified: false,
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/cancel',
    summary: '取消订单',
    /** `version`: the state the caller saw, so that nobody cancels what has just changed. */
    input: z.strictObject({
      orderNo,
      reason: plainText(200).default(''),
      version: z.number().int().positive().optional(),
    }),
    objects: { orderNo: 'order' },
    output: z.object({ orderNo: z.string(), status: z.string(), statusLabel: z.string() }),
    identities: BUYERS,
    permission: 'ORDER_CANCEL',
    rate: 'order',
    transaction: 'write',
    errors: cancelErrors,
  }),
};
