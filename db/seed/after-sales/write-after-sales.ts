import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { afterSaleCases, afterSaleEvents, afterSaleLines } from '#features/after-sales/api/case-tables.ts';
import { changeScope } from '#platform/api/database.ts';
import { createRandom } from '../catalog/prng.ts';
import { readPlaces } from '../quotes/read-demo-facts.ts';
import { headOf, linesOf } from './case-rows.ts';
import { type PlannedReturn, planReturns } from './plan-returns.ts';
import { readReturnableLines } from './read-returnable-lines.ts';
import { walkRows } from './walk-rows.ts';
import { writeParcels } from './write-parcels.ts';
import { type WrittenReturn, writeSettlements } from './write-settlements.ts';

const numberOn = (at: number) =>
  sql<string>`'SH' || to_char(${new Date(at)}::timestamptz at time zone 'Asia/Shanghai', 'YYMMDD')
    || to_char(nextval('after_sale_number_seq'::regclass) % 1000000, 'FM000000')`;

/** What happened to a case, the application first. */
function eventsOf({ one, firmId, caseId }: WrittenReturn, staffUserId: bigint) {
  const userId = one.goods[0]?.line.userId ?? null;
  const people = { buyer: userId, desk: staffUserId, shop: null };
  let status = 'reviewing';
  const first = { side: 'buyer', kind: 'applied', fromStatus: null, toStatus: status, detail: '', at: one.createdAt };
  const later = one.steps.map(({ side, kind, to, detail = '', at }) => {
    const fromStatus = status;
    status = to ?? status;
    return { side, kind, fromStatus, toStatus: status, detail, at };
  });
  return [first, ...later].map(({ at, ...event }) => ({
    ...{ firmId, caseId, ...event, createdAt: new Date(at) },
    userId: people[event.side as keyof typeof people],
  }));
}

async function writeHeads(
  db: NodePgDatabase,
  planned: readonly PlannedReturn[],
  staffUserId: bigint,
): Promise<WrittenReturn[]> {
  const heads = planned.flatMap((one) => {
    const head = headOf(one, staffUserId);
    return head ? [{ one, head }] : [];
  });
  const ids = await db
    .insert(afterSaleCases)
    .values(heads.map(({ one, head }) => ({ ...head, caseNo: numberOn(one.createdAt) })))
    .returning({ id: afterSaleCases.id });
  const rows = heads.flatMap(({ one, head: { firmId } }, index) =>
    linesOf(one).map((line) => ({ ...line, firmId, caseId: ids[index]?.id ?? 0n })),
  );
  const lines = await db
    .insert(afterSaleLines)
    .values(rows)
    .returning({ id: afterSaleLines.id, caseId: afterSaleLines.caseId });
  return heads.map(({ one, head: { firmId, orderId } }, index) => {
    const caseId = ids[index]?.id ?? 0n;
    return {
      one,
      firmId,
      orderId,
      caseId,
      lineIds: lines.filter((line) => line.caseId === caseId).map(({ id }) => id),
    };
  });
}

/** Orders know whether anything is done about them, or was. */
const markOrders = (db: NodePgDatabase) =>
  db.execute(sql`update orders o set after_sale_status = case when s.open then 'open' else 'done' end
    from (select firm_id, order_id, bool_or(status not in ('completed', 'rejected', 'withdrawn')) as open,
        bool_or(status = 'completed') as done from after_sale_cases group by firm_id, order_id) s
    where o.firm_id = s.firm_id and o.id = s.order_id and (s.open or s.done)`);

/**
 * After-sales of the demo's orders up to this very day: some wait for the desk, some are on their way back, most are settled, with
 * the money, stock and papers that follow. Written before credit and budgets, which count what is left of the orders. Answers
 * how many cases there are.
 */
export async function writeAfterSales(db: NodePgDatabase, now: Date): Promise<number> {
  const staff = (await readPlaces(db, ['staff'])).get('staff');
  if (!staff) throw new Error('the demo has no desk');
  await changeScope(db, { firmId: null, userId: null, right: 'desk' });
  const planned = planReturns(await readReturnableLines(db), createRandom('after-sales'), now);
  if (planned.length === 0) return 0;
  const written = await writeHeads(db, planned, staff.userId);
  await walkRows(
    db,
    'after_sale_cases',
    written.map(({ one, caseId }) => ({ id: caseId, way: one.steps.flatMap(({ to }) => to ?? []) })),
  );
  await db.insert(afterSaleEvents).values(written.flatMap((row) => eventsOf(row, staff.userId)));
  await writeParcels(db, written);
  await writeSettlements(db, written, staff.userId);
  await markOrders(db);
  return written.length;
}
