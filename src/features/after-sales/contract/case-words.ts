/** What a case asks for (behaviours 2.7). */
export const CASE_KINDS = {
  return: '退货',
  exchange: '换货',
  repair: '维修',
  resend: '少发补发',
  refund_only: '仅退款',
  price_gap: '退差价',
  over_return: '多发退回',
  over_keep: '多发留购',
  reinvoice: '发票换开',
} as const;
export type CaseKind = keyof typeof CASE_KINDS;
export const CASE_KIND_CODES = Object.keys(CASE_KINDS) as [CaseKind, ...CaseKind[]];

/** How goods come back; `none`: they stay where they are. */
export const RETURN_WAYS = { pickup: '上门取件', deliver: '送货', mail: '自行寄回', none: '无需退回' } as const;
export type ReturnWay = keyof typeof RETURN_WAYS;
export const RETURN_WAY_CODES = Object.keys(RETURN_WAYS) as [ReturnWay, ...ReturnWay[]];

/** What the warehouse says of a unit that came back. */
export const GRADES = {
  good: '良品',
  blocked: '待处理（新品未售）',
  scrap: '报废',
  refused: '不予受理，退回客户',
} as const;
export type Grade = keyof typeof GRADES;

/** Where nothing can be exchanged at once: the customer says what is to be done. */
export const EXCHANGE_WISHES = { wait: '等货换新', refund: '改为退款' } as const;
export type ExchangeWish = keyof typeof EXCHANGE_WISHES;
