import { z } from 'zod';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { payErrors } from './payment-errors.ts';
import { channelAnswer, channelCode, channelInput, orderNo, paymentState } from './payment-schemas.ts';

/** Paying for an order (specification 7.5). No call takes an amount: it stands in the order. */
export const paymentContract = {
  queryChannel: defineEndpoint({
    method: 'POST',
    path: '/universal-pay/paymentChannel/front/queryChannel',
    summary: '查询付款方式',
    input: channelInput,
    output: channelAnswer,
    identities: BUYERS,
    permission: 'ORDER_MANAGEMENT',
  }),
  cratePay: defineEndpoint({
    method: 'POST',
    path: '/universal-pay/orderPay/cratePay',
    summary: '发起付款',
    input: z.strictObject({ orderNo, channel: channelCode }),
    objects: { orderNo: 'order' },
    output: paymentState,
    identities: BUYERS,
    permission: 'ORDER_ADD',
    rate: 'order',
    idempotent: true,
    transaction: 'write',
    errors: payErrors,
  }),
  queryOrder: defineEndpoint({
    method: 'POST',
    path: '/universal-pay/orderPay/queryOrder',
    summary: '查询付款结果',
    input: z.strictObject({ orderNo }),
    objects: { orderNo: 'order' },
    output: paymentState,
    identities: TRADE_READERS,
    permission: 'ORDER_MANAGEMENT',
  }),
};
