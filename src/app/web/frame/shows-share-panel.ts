import type { UserInfo } from '#features/access/contract/access-schemas.ts';

/** Specification 1: sales accounts. */
const SALES = 5;

/** Specification 6: home, product, order and quote pages, the details and the shared ones among them. */
const PAGES: readonly string[] = [
  ...['/', '/u-{id}.html', '/order.html', '/quote.html', '/shareOrder.html', '/shareQuota.html'],
  ...['/shareOrderSmart.html', '/shareQuotaSmart.html'],
  ...['/user/transaction/order.html', '/user/transaction/orderDetail.html'],
  ...['/user/transaction/quota.html', '/user/transaction/quotaDetail.html'],
];

type Seller = Pick<UserInfo, 'participantExtendType' | 'sellerCode'>;

/** Whether the share panel stands beside a page of the table for this person. */
export const showsSharePanel = (session: Seller | null, path: string): boolean =>
  session?.participantExtendType === SALES && Boolean(session.sellerCode) && PAGES.includes(path);
