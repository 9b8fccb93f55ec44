/**
 * Kinds of documents that may be approved (specification 4, 审批类型): the closed list of codes, in the order they are shown, and what they
 * are called. Which of them are carried is said by the keepers that features register (decision 0055).
 */
export const DOCUMENT_KINDS = {
  order: '订单',
  quote: '报价',
  enquiry: '询价转订单',
  budget: '预算变更',
  user: '新增用户',
  material: '物料池变更',
  invoice_title: '发票抬头变更',
  after_sale: '售后',
  statement: '对账单',
} as const;

export type DocumentType = keyof typeof DOCUMENT_KINDS;

export const DOCUMENT_CODES = Object.keys(DOCUMENT_KINDS) as [DocumentType, ...DocumentType[]];

/** A rule about a kind that nobody carries stands, and is told so. */
export const NOT_CARRIED = '未开通';
