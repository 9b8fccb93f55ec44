import { and, eq } from 'drizzle-orm';
import { readItemsByNumber } from '#features/catalog/api/public.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { visibleTo } from '#features/orders/api/public.ts';
import { findQuoteHead } from '#features/quotes/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import type { ShareTarget } from '../rules/share-target.ts';
import type { SharedFields } from './share-tables.ts';

interface SharedThing {
  title: string;
  fields: SharedFields;
}

function requirePermission({ permissions }: SignedInCaller, code: string, what: string): void {
  if (!permissions.has(code)) throw refuse(commonErrors, 'PERMISSION_REFUSED', { message: `没有${what}的权限` });
}

/** An item as somebody at this price level may see it. */
export async function readSharedItem(db: Db, levelCode: string | null, itemNo: string) {
  const [item] = await readItemsByNumber(db, levelCode, [itemNo]);
  return item;
}

async function readGoods(db: Db, caller: SignedInCaller, itemNos: readonly string[]): Promise<SharedThing | null> {
  const items = await readItemsByNumber(db, caller.levelCode, itemNos);
  const first = items.find((item) => item.itemNo === itemNos[0]);
  if (!first || items.length < itemNos.length) return null;
  const title = itemNos.length > 1 ? `${first.name.slice(0, 40)} 等 ${itemNos.length} 种` : first.name.slice(0, 60);
  return { title, fields: {} };
}

async function readQuote(db: Db, caller: SignedInCaller, quoteNo: string): Promise<SharedThing | null> {
  requirePermission(caller, 'QUOTE_MANAGEMENT', '查看报价');
  const quote = await findQuoteHead(db, caller, quoteNo);
  return quote && { title: quote.title, fields: { address: true, comments: true } };
}

async function readOrder(db: Db, caller: SignedInCaller, orderNo: string): Promise<SharedThing | null> {
  requirePermission(caller, 'ORDER_MANAGEMENT', '查看订单');
  const [order] = await db
    .select({ orderNo: ordersView.orderNo })
    .from(ordersView)
    .where(and(visibleTo(caller, ordersView), eq(ordersView.orderNo, orderNo)));
  return order ? { title: `订单 ${orderNo}`, fields: { address: true } } : null;
}

/**
 * What the caller wants to show, as far as he may see it himself: nothing for what belongs to others, is hidden from
 * him or does not exist.
 */
export async function readSharedThing(
  db: Db,
  caller: SignedInCaller,
  { kind, objectNo }: ShareTarget,
): Promise<SharedThing | null> {
  if (kind === 'page') return { title: objectNo.slice(0, 60), fields: {} };
  if (kind === 'survey') return { title: '问卷', fields: {} };
  if (kind === 'product' || kind === 'recommend') return readGoods(db, caller, objectNo.split(','));
  return objectNo.startsWith('BJ') ? readQuote(db, caller, objectNo) : readOrder(db, caller, objectNo);
}
