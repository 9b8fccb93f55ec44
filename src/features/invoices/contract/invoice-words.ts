/** Specification 4, invoice types. */
export const INVOICE_TYPES = { 1: '电子普通发票', 2: '增值税专用发票', 3: '电子普通发票（个人）' } as const;
export type InvoiceType = keyof typeof INVOICE_TYPES;

export const SOURCES = { orders: '订单', statements: '对账单', case: '发票换开' } as const;
export const SOURCE_CODES = ['orders', 'statements', 'case'] as const;
export type InvoiceSource = (typeof SOURCE_CODES)[number];

export const DELIVERY_WAYS = { mail: '邮箱', download: '自行下载', courier: '快递纸质件' } as const;
export const DELIVERY_CODES = ['mail', 'download', 'courier'] as const;
export type DeliveryWay = (typeof DELIVERY_CODES)[number];

/** Reasons of a red letter, as the platform numbers them. */
export const RED_REASONS = { '01': '开票有误', '02': '销货退回', '03': '服务中止', '04': '销售折让' } as const;
export const RED_REASON_CODES = ['01', '02', '03', '04'] as const;
export type RedReason = (typeof RED_REASON_CODES)[number];

/** What the buyer uses an invoice for, as he says at the tax bureau. */
export const PURPOSES = { none: '未确认', deduct: '抵扣', no_deduct: '不抵扣', refund: '退税' } as const;
export const PURPOSE_CODES = ['none', 'deduct', 'no_deduct', 'refund'] as const;
export type InvoicePurpose = (typeof PURPOSE_CODES)[number];

export const VERIFY_STATES = { none: '未查验', valid: '正常', red: '已红冲', unknown: '查无此票' } as const;
export const VERIFY_CODES = ['none', 'valid', 'red', 'unknown'] as const;

export const FILE_FORMATS = ['pdf', 'xml', 'ofd'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export const SIDES = { buyer: '购方', seller: '销方' } as const;
