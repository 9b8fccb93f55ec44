import { z } from 'zod';
import { defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { itemNo } from '#platform/shared/wire-schemas.ts';
import {
  listInput,
  orderCopy,
  orderCounts,
  orderDetail,
  orderFilterInput,
  orderHome,
  orderNo,
  orderPage,
  orderTodos,
  vatList,
} from './order-schemas.ts';
import { itemPurchases, purchasedItems, purchasedWish } from './purchase-schemas.ts';

const nothing = z.strictObject({});
const oneOrder = z.strictObject({ orderNo });
const post = { method: 'POST', identities: TRADE_READERS, permission: 'ORDER_MANAGEMENT' } as const;

/** Orders after the submit (specification 7.3), as far as they are looked at. */
export const orderContract = {
  list: defineEndpoint({
    ...post,
    path: '/oms-front/trade/list',
    summary: '查询订单列表',
    input: listInput,
    output: orderPage,
  }),
  firmList: defineEndpoint({
    ...post,
    path: '/enterprise-service/fronted/order/list',
    summary: '查询企业订单列表',
    input: listInput,
    output: orderPage,
  }),
  get: defineEndpoint({
    ...post,
    path: '/oms-front/trade/get',
    summary: '查询订单',
    input: oneOrder,
    objects: { orderNo: 'order' },
    output: orderCopy,
  }),
  detail: defineEndpoint({
    ...post,
    path: '/oms-front/trade/detail/{orderNo}',
    summary: '查询订单详情',
    input: oneOrder,
    objects: { orderNo: 'order' },
    output: orderDetail,
  }),
  vatList: defineEndpoint({
    ...post,
    path: '/oms-front/trade/getVatList',
    summary: '查询订单税额',
    input: oneOrder,
    objects: { orderNo: 'order' },
    output: vatList,
  }),
  orderCount: defineEndpoint({
    ...post,
    path: '/oms-front/trade/orderCount',
    summary: '查询各状态订单数',
    input: orderFilterInput,
    output: orderCounts,
  }),
  orderHome: defineEndpoint({
    ...post,
    path: '/oms-front/trade/orderHome',
    summary: '查询首页订单',
    input: nothing,
    output: orderHome,
  }),
  todos: defineEndpoint({
    ...post,
    method: 'GET',
    path: '/enterprise-service/fronted/count/order',
    summary: '查询订单待办数',
    input: nothing,
    output: orderTodos,
  }),
  recommendPurchased: defineEndpoint({
    ...post,
    path: '/enterprise-service/fronted/purchase/recommendPurchased',
    summary: '查询常购商品',
    input: purchasedWish,
    output: purchasedItems,
  }),
  itemPurchases: defineEndpoint({
    ...post,
    path: '/oms-front/trade/itemPurchases',
    summary: '查询商品采购记录',
    input: z.strictObject({ itemCode: itemNo }),
    output: itemPurchases,
    specified: false,
  }),
};
