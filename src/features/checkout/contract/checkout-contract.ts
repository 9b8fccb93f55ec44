import { z } from 'zod';
import { keepErrors } from '#business/attachments/contract/attachment-errors.ts';
import { attachedFile, fileUpload } from '#business/attachments/contract/attachment-schemas.ts';
import { chargeErrors } from '#features/budgets/contract/budget-errors.ts';
import { uploadErrors } from '#features/orders/contract/order-errors.ts';
import { duplicatePo } from '#features/orders/contract/order-terms-schemas.ts';
import { BUYERS, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { addressErrors, createErrors, quoteErrors } from './checkout-errors.ts';
import {
  calculation,
  checkoutCustomer,
  choice,
  createdOrder,
  createInput,
  decimalAnswer,
  decimalInput,
  duplicatePoInput,
  preCheckResult,
  previewInput,
  wantedLines,
} from './checkout-schemas.ts';
import { controlInput, controlPreview } from './control-schemas.ts';

const nothing = z.strictObject({});
const call = { identities: BUYERS, permission: 'ORDER_MANAGEMENT' } as const;

/** From chosen goods to an order (specification 7.3). */
export const checkoutContract = {
  calculate: defineEndpoint({
    method: 'POST',
    path: '/oms-front/pre/calculate',
    participant: 'told',
    summary: '计算订单金额',
    input: wantedLines,
    output: calculation,
    ...call,
  }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/oms-front/pre/preview',
    participant: 'told',
    summary: '预览订单金额与送达时间',
    input: previewInput,
    objects: { addressId: 'address', quoteNo: 'quote' },
    output: calculation,
    errors: { ...addressErrors, ...quoteErrors },
    specified: false,
    ...call,
  }),
  control: defineEndpoint({
    method: 'POST',
    path: '/oms-front/pre/control',
    participant: 'told',
    summary: '预览审批与预算',
    input: controlInput,
    objects: { addressId: 'address', quoteNo: 'quote' },
    output: controlPreview,
    errors: { ...addressErrors, ...quoteErrors },
    specified: false,
    ...call,
  }),
  check: defineEndpoint({
    method: 'POST',
    path: '/oms-front/pre/check',
    participant: 'told',
    summary: '下单前检查',
    input: wantedLines,
    output: preCheckResult,
    ...call,
  }),
  checkDuplicatePo: defineEndpoint({
    method: 'POST',
    path: '/oms-front/pre/checkDuplicatePo',
    summary: '检查 PO 号是否重复',
    input: duplicatePoInput,
    output: duplicatePo,
    ...call,
  }),
  decimalOrder: defineEndpoint({
    method: 'GET',
    path: '/oms-front/pre/decimalOrder',
    summary: '核对小数数量',
    input: decimalInput,
    output: decimalAnswer,
    ...call,
  }),
  customer: defineEndpoint({
    method: 'GET',
    path: '/oms-front/cus/get',
    summary: '查询结算信息',
    input: nothing,
    output: checkoutCustomer,
    ...call,
  }),
  channelEnum: defineEndpoint({
    method: 'GET',
    path: '/oms-front/enum/channelEnum',
    summary: '查询下单渠道',
    input: nothing,
    output: z.array(choice),
    ...call,
  }),
  enums: defineEndpoint({
    method: 'POST',
    path: '/oms-front/enums/query',
    summary: '查询订单枚举',
    input: nothing,
    output: z.record(z.string(), z.array(choice)),
    ...call,
  }),
  upload: defineEndpoint({
    method: 'POST',
    path: '/content-center/file/upload/order',
    summary: '上传订单附件',
    input: fileUpload,
    output: attachedFile,
    identities: BUYERS,
    permission: 'ORDER_ADD',
    rate: 'upload',
    idempotent: true,
    transaction: 'write',
    errors: { ...uploadErrors, ...keepErrors },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/oms-front/trade/create',
    summary: '提交订单',
    input: createInput,
    objects: { addressId: 'address', fileIds: 'orderFile', quoteNo: 'quote' },
    output: createdOrder,
    identities: BUYERS,
    permission: 'ORDER_ADD',
    rate: 'order',
    idempotent: true,
    transaction: 'write',
    errors: { ...createErrors, ...chargeErrors },
  }),
};
