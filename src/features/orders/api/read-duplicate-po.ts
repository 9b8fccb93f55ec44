import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { DuplicatePo, PoPolicy } from '../contract/order-terms-schemas.ts';
import { statusesOf } from '../rules/order-tabs.ts';
import { poPolicyOf } from '../rules/po-policy.ts';
import { orders } from './order-tables.ts';

/** Without what the firm does about it. */
export type PoUse = Omit<DuplicatePo, 'policy'>;

export const NO_DUPLICATE: PoUse = { duplicate: false, orderNo: null, submittedAt: null };

/**
 * The latest order of the whole firm with this PO number within twelve months (behaviours 2.5); orders that came to
 * nothing do not count.
 */
export async function readDuplicatePo(db: Db, caller: SignedInCaller, poNumber: string): Promise<PoUse> {
  const [order] = await db
    .select({ orderNo: orders.orderNo, submittedAt: orders.submittedAt })
    .from(orders)
    .where(
      and(
        eq(orders.firmId, caller.firmId),
        eq(orders.poNumber, poNumber),
        notInArray(orders.status, [...statusesOf('ended')]),
        sql`${orders.submittedAt} > now() - interval '12 months'`,
      ),
    )
    .orderBy(desc(orders.submittedAt))
    .limit(1);
  if (!order) return NO_DUPLICATE;
  return { duplicate: true, orderNo: order.orderNo, submittedAt: order.submittedAt.toISOString() };
}

/** Whoever else of the firm wants the same number waits until this transaction has ended. */
export async function lockPo(db: Db, firmId: bigint, poNumber: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`po ${firmId} ${poNumber}`}, 0))`);
}

/** What the firm does about a number it has used. */
export async function readPoPolicy(db: Db, firmId: bigint): Promise<PoPolicy> {
  const [firm] = await db.select({ settings: firmsView.settings }).from(firmsView).where(eq(firmsView.id, firmId));
  return poPolicyOf(firm?.settings ?? {});
}
