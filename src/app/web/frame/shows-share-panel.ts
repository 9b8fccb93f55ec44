import {
  ITEM_PATH,
  ORDER_DETAIL_PATH,
  ORDER_LIST_PATH,
  ORDER_PLACED_PATH,
  QUOTE_DETAIL_PATH,
  QUOTE_LIST_PATH,
  QUOTE_REQUEST_PATH,
  SHARED_ORDER_PATH,
  SHARED_QUOTE_PATH,
  SHARED_SMART_ORDER_PATH,
  SHARED_SMART_QUOTE_PATH,
} from '#business/paths/rules/public.ts';
import type { UserInfo } from '#features/access/contract/access-schemas.ts';

/** Specification 1: sales accounts. */
const SALES = 5;

/** Specification 6: home, product, order and quote pages, the details and the shared ones among them. */
const PAGES: readonly string[] = [
  ...['/', ITEM_PATH, ORDER_PLACED_PATH, QUOTE_REQUEST_PATH, SHARED_ORDER_PATH, SHARED_QUOTE_PATH],
  ...[SHARED_SMART_ORDER_PATH, SHARED_SMART_QUOTE_PATH],
  ...[ORDER_LIST_PATH, ORDER_DETAIL_PATH],
  ...[QUOTE_LIST_PATH, QUOTE_DETAIL_PATH],
];

type Seller = Pick<UserInfo, 'participantExtendType' | 'sellerCode'>;

/** Whether the share panel stands beside a page of the table for this person. */
export const showsSharePanel = (session: Seller | null, path: string): boolean =>
  session?.participantExtendType === SALES && Boolean(session.sellerCode) && PAGES.includes(path);
