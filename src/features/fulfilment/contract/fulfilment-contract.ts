import { z } from 'zod';
import { byOrderCode } from '#features/orders/contract/order-link-contract.ts';
import { BUYERS, defineEndpoint, EVERYONE, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { signErrors } from './fulfilment-errors.ts';
import { logistics, orderNo, signInput, signList } from './fulfilment-schemas.ts';

/** Where the goods of an order are, and who took them (specification 7.3). */
export const fulfilmentContract = {
  logistics: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/logistics/{orderNo}',
    summary: '查询订单物流',
    input: z.strictObject({ orderNo }),
    objects: { orderNo: 'order' },
    output: logistics,
    identities: TRADE_READERS,
    permission: 'ORDER_MANAGEMENT',
  }),
  sharedLogistics: defineEndpoint({
    method: 'POST',
    path: '/oms-front/orderShare/logistics',
    summary: '查看分享的物流',
    /** `code`: of a link to the order. */
    input: byOrderCode,
    output: logistics,
    identities: EVERYONE,
    rate: 'login',
    transaction: 'none',
    participant: 'any',
    specified: false,
  }),
  signList: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/getOrderSignList/{id}',
    summary: '查询签收记录',
    /** `id` is the number of the order. */
    input: z.strictObject({ id: orderNo }),
    objects: { id: 'order' },
    output: signList,
    identities: TRADE_READERS,
    permission: 'ORDER_MANAGEMENT',
  }),
  sign: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/signShipment',
    summary: '签收包裹',
    input: signInput,
    objects: { shipmentNo: 'shipment' },
    output: z.object({ shipmentNo: z.string(), statusLabel: z.string() }),
    identities: BUYERS,
    permission: 'ORDER_MANAGEMENT',
    rate: 'order',
    idempotent: true,
    transaction: 'write',
    errors: signErrors,
    specified: false,
  }),
};
