import { ORDER_NUMBER, QUOTE_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import {
  itemCodeIn,
  ORDER_DETAIL_PATH,
  QUOTE_ASSIST_PATH,
  QUOTE_DETAIL_PATH,
  SHARED_DETAILS_PATH,
  SHARED_GOODS_PATH,
  SHARED_LOGISTICS_PATH,
  SHARED_ORDER_PATH,
  SHARED_QUOTE_PATH,
  SHARED_QUOTE_PREVIEW_PATH,
  SHARED_SMART_ORDER_PATH,
  SHARED_SMART_QUOTE_PATH,
  SHORT_SURVEY_PATH,
  SURVEY_PATH,
} from '#business/paths/rules/public.ts';
import { MAX_RECOMMENDED, type ShareKind } from './share-kinds.ts';

export interface ShareTarget {
  kind: ShareKind;
  /** Number of what is shared; item numbers with commas between for a recommendation, an address of the shop for pages. */
  objectNo: string;
}

const ITEM_NO = /^[0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}$/;
const PAGE = /^\/(?:[\w-]+\/)*(?:[\w.+-]+\.html)?$/;
const ADDRESS_MAX = 500;
/** A full list of the longest numbers there are. */
const LIST_ADDRESS_MAX = 3_000;
/** Parameters that belong to who looked, not to what is looked at; none of them travels on. */
const PERSONAL = ['sc', 'code', 'token', 'appCode', 'requestId', 'pushUrl', 'from'];

const BY_NUMBER: Readonly<Record<string, { kind: ShareKind; names: readonly string[] }>> = {
  [SHARED_QUOTE_PATH]: { kind: 'quote', names: ['quoteNo'] },
  [SHARED_QUOTE_PREVIEW_PATH]: { kind: 'quote', names: ['quoteNo'] },
  [QUOTE_DETAIL_PATH]: { kind: 'quote', names: ['quoteNo'] },
  [QUOTE_ASSIST_PATH]: { kind: 'quote_help', names: ['quoteNo'] },
  // Links to cabinet documents are made from those, by their own numbers, and there are none yet.
  [SHARED_SMART_QUOTE_PATH]: { kind: 'smart_quote', names: [] },
  [SHARED_SMART_ORDER_PATH]: { kind: 'smart_order', names: [] },
  [SHARED_DETAILS_PATH]: { kind: 'details', names: ['quoteNo', 'orderNo'] },
  [SHARED_ORDER_PATH]: { kind: 'order', names: ['orderNo'] },
  [ORDER_DETAIL_PATH]: { kind: 'order', names: ['orderNo'] },
  [SHARED_LOGISTICS_PATH]: { kind: 'logistics', names: ['orderNo'] },
};

/** The address within the shop; null for another site, another scheme, or what a browser would read as one. */
function within(url: string, origin: string): URL | null {
  if (!/^\/(?![/\\])|^https?:\/\//.test(url) || url.length > LIST_ADDRESS_MAX) return null;
  const address = URL.parse(url, origin);
  if (address?.pathname !== SHARED_GOODS_PATH && url.length > ADDRESS_MAX) return null;
  return address && address.origin === origin && address.username === '' ? address : null;
}

function numbered(address: URL): ShareTarget | null {
  const page = BY_NUMBER[address.pathname];
  for (const name of page?.names ?? []) {
    const number = address.searchParams.get(name) ?? '';
    const pattern = name === 'quoteNo' ? QUOTE_NUMBER.whole : ORDER_NUMBER.whole;
    if (page && pattern.test(number)) return { kind: page.kind, objectNo: number };
  }
  return null;
}

function recommended(address: URL): ShareTarget | null {
  const items = [...new Set((address.searchParams.get('items') ?? '').split(',').filter(Boolean))];
  if (items.length === 0 || items.length > MAX_RECOMMENDED || !items.every((item) => ITEM_NO.test(item))) return null;
  return { kind: 'recommend', objectNo: items.join(',') };
}

/** Item of a product page; null for a spelling no item has. */
const product = (objectNo: string): ShareTarget | null =>
  ITEM_NO.test(objectNo) ? { kind: 'product', objectNo } : null;

function page(address: URL): ShareTarget | null {
  const { pathname } = address;
  const item = itemCodeIn(pathname);
  if (item !== null) return product(item);
  const isSurvey = pathname === SHORT_SURVEY_PATH || pathname === SURVEY_PATH;
  if (!isSurvey && (!PAGE.test(pathname) || pathname.startsWith('/desk/'))) return null;
  // The code of a survey is its name, no secret.
  for (const name of PERSONAL) if (!isSurvey || name !== 'code') address.searchParams.delete(name);
  return { kind: isSurvey ? 'survey' : 'page', objectNo: pathname + address.search };
}

/**
 * What an address of the shop shares (specification 3, share link): a document or a list by its page, else the page
 * itself. Null for what can't be shared: other sites, the desk, a document page without a number.
 */
export function shareTarget(url: string, origin: string): ShareTarget | null {
  const address = within(url, origin);
  if (!address) return null;
  if (address.pathname === SHARED_GOODS_PATH) return recommended(address);
  return Object.hasOwn(BY_NUMBER, address.pathname) ? numbered(address) : page(address);
}
