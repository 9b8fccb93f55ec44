import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { deskErrors } from './payment-errors.ts';
import {
  confirmInput,
  deskListInput,
  deskPage,
  deskPayment,
  matches,
  receivedInput,
  refundedInput,
  retryInput,
} from './payment-schemas.ts';

const desk = { identities: STAFF, permission: 'DESK_PAYMENTS', specified: false } as const;

/** Money that people book: transfers that came in, refunds that went out. */
export const paymentDeskContract = {
  list: defineEndpoint({
    method: 'POST',
    path: '/universal-pay/desk/list',
    summary: '查询付款单',
    input: deskListInput,
    output: deskPage,
    ...desk,
  }),
  match: defineEndpoint({
    method: 'POST',
    path: '/universal-pay/desk/match',
    summary: '匹配到账转账',
    input: receivedInput,
    output: matches,
    ...desk,
  }),
  confirm: defineEndpoint({
    method: 'POST',
    path: '/universal-pay/desk/confirm',
    summary: '确认转账到账',
    input: confirmInput,
    output: deskPayment,
    idempotent: true,
    transaction: 'write',
    errors: deskErrors,
    ...desk,
  }),
  retryRefund: defineEndpoint({
    method: 'POST',
    path: '/universal-pay/desk/retryRefund',
    summary: '重新由渠道退款',
    input: retryInput,
    output: deskPayment,
    idempotent: true,
    transaction: 'write',
    errors: deskErrors,
    ...desk,
  }),
  refunded: defineEndpoint({
    method: 'POST',
    path: '/universal-pay/desk/refunded',
    summary: '确认退款完成',
    input: refundedInput,
    output: deskPayment,
    idempotent: true,
    transaction: 'write',
    errors: deskErrors,
    ...desk,
  }),
};
