/** What a link can open; each with what people call it, and the page that opens with the link's code. */
export const SHARE_KINDS = {
  page: { label: '页面', page: null },
  product: { label: '商品', page: null },
  survey: { label: '问卷', page: null },
  quote: { label: '报价', page: '/shareQuota.html' },
  /** What smart cabinets are offered and order; no document is marked as theirs yet. */
  smart_quote: { label: '智能柜报价', page: '/shareQuotaSmart.html' },
  smart_order: { label: '智能柜订单', page: '/shareOrderSmart.html' },
  quote_help: { label: '报价协助', page: '/quotaAssist.html' },
  details: { label: '地址与发票', page: '/shareModifyInfo.html' },
  recommend: { label: '商品推荐', page: '/shareRecommend.html' },
  order: { label: '订单', page: '/shareOrder.html' },
  logistics: { label: '物流', page: '/shareLogistics.html' },
} as const;

export type ShareKind = keyof typeof SHARE_KINDS;

/** Kinds that lead to a page everybody may open: their links are counted and say who shared, and hide nothing. */
export const PUBLIC_KINDS: readonly ShareKind[] = ['page', 'product', 'survey'];

const isShareKind = (text: string): text is ShareKind => Object.hasOwn(SHARE_KINDS, text);
export const shareKindLabel = (kind: string): string => (isShareKind(kind) ? SHARE_KINDS[kind].label : kind);

/** Goods one recommendation lists. */
export const MAX_RECOMMENDED = 50;

export type ShareState = 'open' | 'expired' | 'revoked';
export const SHARE_STATE_LABELS: Readonly<Record<ShareState, string>> = {
  open: '有效',
  expired: '已过期',
  revoked: '已停用',
};

export function shareState(link: { expiresAt: Date; revokedAt: Date | null }, now: Date): ShareState {
  if (link.revokedAt) return 'revoked';
  return link.expiresAt > now ? 'open' : 'expired';
}
