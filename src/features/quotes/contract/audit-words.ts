import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of quotes, on both sides. */
export const quoteAuditWords = {
  actions: {
    'quote.created': '申请报价',
    'quote.cancelled': '取消报价',
    'quote.negotiated': '提出议价',
    'quote.converted': '报价转订单',
    'quote.begun': '开始报价',
    'quote.taken': '接手报价',
    'quote.revised': '修订报价',
    'quote.asked': '向客户提问',
    'quote.sent': '发出报价',
    'quote.checking': '送内部复核',
    'quote.check_refused': '内部复核退回',
    'quote.rejected': '无法报价',
    'quote.replacing': '重做报价',
    'quote.superseded': '报价被新报价替代',
    'quote.approving': '报价提交审批',
    'quote.approved': '报价审批通过',
    'quote.not_approved': '报价审批驳回',
    'quote.approval_withdrawn': '撤回报价审批',
    'quote.approval_expired': '报价审批超时',
  },
  objects: {
    quote: '报价',
  },
  fields: {
    title: '标题',
    versionNo: '版本',
    source: '来源',
    lineCount: '商品种数',
    targetPrice: '期望单价',
    comment: '意见',
    quoteNo: '报价单号',
    enquiryNo: '询价单号',
    requestNo: '审批单号',
    orderId: '订单编号',
    question: '问题',
  },
  values: {
    source: {
      cart: '购物车',
      list: '选型清单',
      match: '批量匹配',
      enquiry: '询价单',
      desk: '商家',
      copy: '再次询价',
    },
  },
} as const satisfies AuditWords;
