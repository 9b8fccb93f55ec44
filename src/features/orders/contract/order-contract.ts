import { z } from 'zod';
import { BUYERS, defineEndpoint, SIGNED_IN } from '#platform/shared/define-endpoint.ts';
import { itemNo, plainText } from '#platform/shared/wire-schemas.ts';
import { cancelErrors, createErrors } from './order-errors.ts';
import {
  calculation,
  createdOrder,
  createInput,
  duplicatePo,
  duplicatePoInput,
  listInput,
  orderCounts,
  orderDetail,
  orderFilterInput,
  orderHome,
  orderPage,
  orderTodos,
  preCheckResult,
  wantedLines,
} from './order-schemas.ts';
import { itemPurchases } from './purchase-schemas.ts';

const PERMISSION = 'ORDER_MANAGEMENT';
const orderNo = z.string().regex(/^SO\d{12}$/, '订单号格式不正确');
const nothing = z.strictObject({});

/** Order calls of specification 7.3 that the first purchase needs. */
export const orderContract = {
  calculate: defineEndpoint({
    method: 'POST',
    path: '/oms-front/pre/calculate',
    summary: '计算订单金额',
    input: wantedLines,
    output: calculation,
    identities: BUYERS,
    permission: PERMISSION,
  }),
  check: defineEndpoint({
    method: 'POST',
    path: '/oms-front/pre/check',
    summary: '下单前检查',
    input: wantedLines,
    output: preCheckResult,
    identities: BUYERS,
    permission: PERMISSION,
  }),
  checkDuplicatePo: defineEndpoint({
    method: 'POST',
    path: '/oms-front/pre/checkDuplicatePo',
    summary: '检查 PO 号是否重复',
    input: duplicatePoInput,
    output: duplicatePo,
    identities: BUYERS,
    permission: PERMISSION,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/create',
    summary: '提交订单',
    input: createInput,
    objects: { addressId: 'address' },
    output: createdOrder,
    identities: BUYERS,
    permission: 'ORDER_ADD',
    rate: 'order',
    idempotent: true,
    transaction: 'write',
    errors: createErrors,
  }),
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
