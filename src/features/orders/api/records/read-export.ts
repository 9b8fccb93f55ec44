import { and, count, desc, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { ExportSize } from '../../rules/life/export-limits.ts';
import { visibleTo } from '../order-scope-repo.ts';
import { orders } from '../order-tables.ts';

export const chosenOrders = (caller: SignedInCaller, orderNos: readonly string[]) =>
  and(visibleTo(caller), inArray(orders.orderNo, [...orderNos]));

export async function readExportSize(db: Db, condition: SQL | undefined): Promise<ExportSize> {
  const [size] = await db
    .select({ orders: count(), lines: sum(orders.lineCount).mapWith(Number) })
    .from(orders)
    .where(condition);
  return { orders: size?.orders ?? 0, lines: size?.lines ?? 0 };
}

/** Their numbers, the latest first, some at a time: an order that comes meanwhile is not among them. */
export async function* readNumbers(db: Db, firmId: bigint, condition: SQL | undefined, piece: number) {
  const of = (columns: SQL, id: bigint) =>
    sql`(select ${columns} from ${orders} m where m.firm_id = ${firmId} and m.id = ${id})`;
  // The time alone once more: by it the index begins at the mark instead of reading up to it.
  const behind = (id: bigint) => sql`${orders.submittedAt} <= ${of(sql`m.submitted_at`, id)}
    and (${orders.submittedAt}, ${orders.id}) < ${of(sql`m.submitted_at, m.id`, id)}`;
  let last: bigint | undefined;
  for (;;) {
    const rows = await db
      .select({ id: orders.id, orderNo: orders.orderNo })
      .from(orders)
      .where(and(condition, last === undefined ? undefined : behind(last)))
      .orderBy(desc(orders.submittedAt), desc(orders.id))
      .limit(piece);
    if (rows.length > 0) yield rows.map(({ orderNo }) => orderNo);
    last = rows.at(-1)?.id;
    if (last === undefined || rows.length < piece) return;
  }
}
