import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of payments and refunds. */
export const paymentAuditWords = {
  actions: {
    'payment.transfer_confirmed': '确认收到转账',
    'payment.refunded': '完成退款',
    'refund.asked': '发起退款',
  },
  objects: {
    payment: '付款',
  },
  fields: {
    amount: '金额',
    bankReference: '银行流水号',
    verdict: '结果',
    refundNo: '退款单号',
    reference: '退款流水号',
  },
  values: {
    verdict: {
      pay: '已入账',
      refund: '订单已失效，转为退款',
      fail: '付款失败',
    },
  },
} as const satisfies AuditWords;
