import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of enquiries. */
export const enquiryAuditWords = {
  actions: {
    'enquiry.created': '提交询价',
    'enquiry.cancelled': '取消询价',
    'enquiry.asked': '向客户提问',
    'enquiry.closed': '关闭询价',
    'enquiry.transferred': '采用询价结果',
  },
  objects: {
    enquiry: '询价单',
  },
  fields: {
    title: '标题',
    source: '来源',
    lineCount: '商品种数',
    into: '转为',
    quoteNo: '报价单号',
  },
  values: {
    source: {
      search: '搜索',
      sku: '商品页',
      list: '选型清单',
      cart: '购物车',
      match: '批量匹配',
      typed: '手工填写',
    },
    into: {
      order: '订单',
      quote: '报价',
    },
  },
} as const satisfies AuditWords;
