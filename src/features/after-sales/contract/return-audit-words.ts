import { RETURN_WAYS } from './case-words.ts';

/** What the audit log says of goods on their way back. */
export const returnAuditWords = {
  actions: {
    'after_sale.pickup_asked': '预约上门取件',
    'after_sale.sent': '登记退货寄出',
  },
  fields: {
    returnNo: '退货单号',
    pickupSlot: '取件时间',
    way: '退回方式',
    carrier: '承运商',
    trackingNo: '运单号',
  },
  values: { way: RETURN_WAYS },
} as const;
