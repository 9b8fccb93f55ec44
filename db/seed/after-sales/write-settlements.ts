import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { returnedStock } from '#features/after-sales/api/return-tables.ts';
import {
  afterSalePostings,
  afterSaleQuickMonths,
  afterSaleRefunds,
  afterSaleRepairs,
} from '#features/after-sales/api/settlement-tables.ts';
import { receiveStock } from '#features/catalog/api/public.ts';
import { taxWithin } from '#platform/shared/money.ts';
import { moneyOf, receivedAt, refundedAt, taxOf } from './case-rows.ts';
import type { PlannedReturn } from './plan-returns.ts';

/** A case with the numbers of its rows; those of its lines in their order. */
export interface WrittenReturn {
  one: PlannedReturn;
  firmId: bigint;
  orderId: bigint;
  caseId: bigint;
  lineIds: readonly bigint[];
}

/** Days after which an order is billed: what came back before is a credit, afterwards a red letter. */
const BILLED_MS = 25 * 86_400_000;

const monthOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 7);

/** Money that went back: decided and done at once, as all of it is credit. */
async function writeRefunds(db: NodePgDatabase, settled: readonly WrittenReturn[]): Promise<void> {
  const at = ({ one }: WrittenReturn) => new Date(refundedAt(one) ?? 0);
  await db.insert(afterSaleRefunds).values(
    settled.map((row) => ({
      ...{ firmId: row.firmId, caseId: row.caseId, orderId: row.orderId, status: 'done' },
      ...{ goodsFen: moneyOf(row.one), freightFen: 0n, taxFen: taxOf(row.one), createdAt: at(row), doneAt: at(row) },
    })),
  );
  await db.insert(afterSalePostings).values(
    settled.flatMap((row) =>
      row.one.goods.map(({ line, units, askedFen }) => ({
        ...{ firmId: row.firmId, caseId: row.caseId, orderId: row.orderId, orderLineId: line.lineId },
        kind: line.billed && at(row).getTime() > line.submittedAt + BILLED_MS ? 'red_letter' : 'statement_credit',
        quantity: row.one.kind === 'price_gap' ? 0 : units,
        ...{ amountFen: askedFen, taxFen: taxWithin(askedFen, line.taxRateBp), createdAt: at(row) },
      })),
    ),
  );
}

/** Orders cost less by what went back, line by line. */
async function lessenOrders(db: NodePgDatabase, settled: readonly WrittenReturn[]): Promise<void> {
  for (const { one, firmId, orderId } of settled) {
    for (const { line, units, askedFen } of one.goods) {
      const back = one.kind === 'price_gap' ? 0 : units;
      await db.execute(sql`update order_lines set returned_quantity = returned_quantity + ${back}::int,
        returned_fen = returned_fen + ${askedFen}::bigint where firm_id = ${firmId} and id = ${line.lineId}`);
    }
    await db.execute(sql`update orders set returned_fen = returned_fen + ${moneyOf(one)}::bigint, version = version + 1
      where firm_id = ${firmId} and id = ${orderId}`);
  }
}

/** What was settled at once, by company and month. */
async function writeQuickMonths(db: NodePgDatabase, settled: readonly WrittenReturn[]): Promise<void> {
  const quick = settled.filter(({ one }) => one.route === 'quick');
  const months = Map.groupBy(quick, ({ one, firmId }) => `${firmId} ${monthOf(refundedAt(one) ?? 0)}`);
  for (const [key, rows] of months) {
    const [firmId = '0', month = ''] = key.split(' ');
    const usedFen = rows.reduce((sum, { one }) => sum + moneyOf(one), 0n);
    await db.insert(afterSaleQuickMonths).values({ firmId: BigInt(firmId), month, usedFen });
  }
}

/** Units that came back lie where they were graded for; good ones are sold again. */
async function writeStock(db: NodePgDatabase, settled: readonly WrittenReturn[], staffUserId: bigint): Promise<void> {
  const graded = settled.filter(({ one }) => receivedAt(one) !== undefined && one.kind !== 'repair');
  const rows = graded.flatMap(({ one, firmId, lineIds }) =>
    one.goods.map(({ line, units }, index) => ({
      ...{ firmId, caseLineId: lineIds[index] ?? 0n, skuId: line.skuId, warehouse: line.warehouse },
      ...{ grade: one.grade ?? 'good', quantity: units, userId: staffUserId },
      createdAt: new Date(receivedAt(one) ?? 0),
    })),
  );
  if (rows.length === 0) return;
  await db.insert(returnedStock).values(rows);
  await receiveStock(
    db,
    rows.filter(({ grade }) => grade === 'good'),
  );
}

const REPAIRS = { estimating: 'offered', repairing: 'accepted', confirming: 'done', completed: 'done' } as const;

async function writeRepairs(db: NodePgDatabase, written: readonly WrittenReturn[]): Promise<void> {
  const rows = written.flatMap(({ one, firmId, caseId }) => {
    const status = one.kind === 'repair' ? REPAIRS[one.until as keyof typeof REPAIRS] : undefined;
    if (!status) return [];
    const estimateFen = one.reason === 'worn' ? 12_000n : 0n;
    return [{ firmId, caseId, finding: '按键开关触点氧化，更换开关组件', estimateFen, days: 7, status }];
  });
  if (rows.length > 0) await db.insert(afterSaleRepairs).values(rows);
}

/** Everything that followed from cases that were settled, so that money, stock and papers agree with them. */
export async function writeSettlements(
  db: NodePgDatabase,
  written: readonly WrittenReturn[],
  staffUserId: bigint,
): Promise<void> {
  const settled = written.filter(({ one }) => refundedAt(one) !== undefined);
  if (settled.length > 0) await writeRefunds(db, settled);
  await lessenOrders(db, settled);
  await writeQuickMonths(db, settled);
  await writeStock(
    db,
    written.filter(({ one }) => one.until !== 'inspecting'),
    staffUserId,
  );
  await writeRepairs(db, written);
}
