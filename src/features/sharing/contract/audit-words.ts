import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of share links and what people ask for behind them. */
export const sharingAuditWords = {
  actions: {
    'share.created': '生成分享链接',
    'share.revoked': '停用分享链接',
    'shareRequest.approved': '同意变更请求',
    'shareRequest.refused': '拒绝变更请求',
  },
  objects: {
    shareLink: '分享链接',
    shareRequest: '变更请求',
  },
  fields: {
    number: '单据号',
    until: '有效期至',
    prices: '显示价格',
  },
  values: {
    kind: {
      page: '页面',
      product: '商品',
      survey: '问卷',
      quote: '报价',
      smart_quote: '智能柜报价',
      smart_order: '智能柜订单',
      quote_help: '报价协助',
      details: '地址与发票',
      recommend: '商品推荐',
      order: '订单',
      logistics: '物流',
      address: '收货地址',
      invoice: '发票',
    },
  },
} as const satisfies AuditWords;
