import {
  QUOTE_ASSIST_PATH,
  SHARED_DETAILS_PATH,
  SHARED_GOODS_PATH,
  SHARED_LOGISTICS_PATH,
  SHARED_ORDER_PATH,
  SHARED_QUOTE_PATH,
  SHARED_SMART_ORDER_PATH,
  SHARED_SMART_QUOTE_PATH,
} from '#business/paths/rules/public.ts';

/** What a link can open; each with what people call it, and the page that opens with the link's code. */
export const SHARE_KINDS = {
  page: { label: '页面', page: null },
  product: { label: '商品', page: null },
  survey: { label: '问卷', page: null },
  quote: { label: '报价', page: SHARED_QUOTE_PATH },
  /** What smart cabinets are offered and order; no document is marked as theirs yet. */
  smart_quote: { label: '智能柜报价', page: SHARED_SMART_QUOTE_PATH },
  smart_order: { label: '智能柜订单', page: SHARED_SMART_ORDER_PATH },
  quote_help: { label: '报价协助', page: QUOTE_ASSIST_PATH },
  details: { label: '地址与发票', page: SHARED_DETAILS_PATH },
  recommend: { label: '商品推荐', page: SHARED_GOODS_PATH },
  order: { label: '订单', page: SHARED_ORDER_PATH },
  logistics: { label: '物流', page: SHARED_LOGISTICS_PATH },
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
