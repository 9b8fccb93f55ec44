import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { OrderRow } from '../../contract/order-schemas.ts';
import { mayPay } from '../../rules/life/pay-now.ts';
import { visibleTo } from '../order-scope-repo.ts';
import { orders } from '../order-tables.ts';
import type { ReadOrderWaits } from '../order-waits.ts';
import { readPageIds } from './order-page-repo.ts';
import { readRows } from './read-orders.ts';

/** Orders whose time to pay ends first; nobody else's business than of those who may pay. */
async function readDueIds(db: Db, caller: SignedInCaller, limit: number): Promise<bigint[]> {
  if (!mayPay(caller)) return [];
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(visibleTo(caller), eq(orders.status, 'to_pay'), gt(orders.holdUntil, sql`now()`)))
    .orderBy(asc(orders.holdUntil), asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The latest orders, and those that are to be paid; an order may be both, and is read once. */
export async function readHomeOrders(
  db: Db,
  caller: SignedInCaller,
  readWaits: ReadOrderWaits,
  { recent, due }: { recent: number; due: number },
): Promise<{ recent: OrderRow[]; toPay: OrderRow[] }> {
  const wish = { sort: 'newest', pageNo: 1, pageSize: recent, after: undefined, before: undefined } as const;
  const { ids: recentIds } = await readPageIds(db, visibleTo(caller), wish);
  const dueIds = await readDueIds(db, caller, due);
  const ids = [...new Set([...recentIds, ...dueIds])];
  const rows = await readRows(db, caller, readWaits, ids);
  const byId = new Map(ids.map((id, index) => [id, rows[index]]));
  const rowsOf = (some: readonly bigint[]) => some.flatMap((id) => byId.get(id) ?? []);
  return { recent: rowsOf(recentIds), toPay: rowsOf(dueIds) };
}
