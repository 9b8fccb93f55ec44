import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { nextNumber } from '#business/document-numbers/api/public.ts';
import { AFTER_SALE_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { lineFieldsIn } from '#business/line-fields/api/public.ts';
import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { peopleInScope } from '#features/access/api/public.ts';
import { orderLinesView } from '#features/orders/api/orders-views.ts';
import { lockPayableOrder } from '#features/orders/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { CaseReason } from '../contract/case-reasons.ts';
import type { CaseKind } from '../contract/case-words.ts';
import { type CaseStatus, caseStates } from '../rules/case-status.ts';
import { afterSaleCases as cases, afterSaleLines as lines } from './case-tables.ts';

export interface CasePlace {
  firmId: bigint;
  caseId: bigint;
}

export type CaseRow = Omit<typeof cases.$inferSelect, 'status' | 'kind'> & { status: CaseStatus; kind: CaseKind };

/** Who acts upon a case; `shop`: a rule, a job or a carrier. */
export interface CaseActor {
  side: 'buyer' | 'desk' | 'shop';
  firmId: bigint | null;
  userId: bigint | null;
}

export const placeOf = ({ firmId, id }: Pick<CaseRow, 'firmId' | 'id'>): CasePlace => ({ firmId, caseId: id });

export const placed = ({ firmId, caseId }: CasePlace): SQL | undefined =>
  and(eq(cases.firmId, firmId), eq(cases.id, caseId));
export const ofFirm = (firmId: bigint): SQL => eq(cases.firmId, firmId);
export const numbered = (caseNo: string): SQL => eq(cases.caseNo, caseNo);
/** The cases a caller may see: the one condition of list, counts, detail, files and acts. */
export const visibleTo = (caller: SignedInCaller): SQL | undefined =>
  and(eq(cases.firmId, caller.firmId), peopleInScope(cases.userId, caller));
export const visibleNumbered = (caller: SignedInCaller, caseNo: string): SQL | undefined =>
  and(visibleTo(caller), numbered(caseNo));
/** One of a firm in whose name the transaction runs. */
export const numberedOf = (firmId: bigint, caseNo: string): SQL | undefined =>
  and(eq(cases.firmId, firmId), numbered(caseNo));
/** The one whose goods are sent with this order. */
export const ofChildOrder = ({ firmId, orderId }: { firmId: bigint; orderId: bigint }): SQL | undefined =>
  and(eq(cases.firmId, firmId), eq(cases.childOrderId, orderId));

/** Rows hold only what the machine and the checks of the table let in. */
export const caseOf = (row: typeof cases.$inferSelect): CaseRow => ({
  ...row,
  status: caseStates.read(row.status),
  kind: row.kind as CaseKind,
});

export async function findCaseByNo(db: Db, condition: SQL | undefined): Promise<CaseRow | null> {
  const [row] = await db.select().from(cases).where(condition);
  return row ? caseOf(row) : null;
}

/**
 * Locks the one case for which this holds, behind its order: whoever applies, cancels, pays or settles takes the order first, so
 * that two acts wait for each other and never for good. Null where there is none.
 */
export async function lockCaseWhere(db: Db, condition: SQL | undefined): Promise<CaseRow | null> {
  const [seen] = await db.select({ firmId: cases.firmId, orderId: cases.orderId }).from(cases).where(condition);
  if (!seen) return null;
  await lockPayableOrder(db, seen);
  const [row] = await db.select().from(cases).where(condition).for('update');
  return row ? caseOf(row) : null;
}

/** Locks a case that is known to be there. */
export async function lockCase(db: Db, place: CasePlace): Promise<CaseRow> {
  const row = await lockCaseWhere(db, placed(place));
  if (!row) throw new Error(`case ${place.caseId} not found`);
  return row;
}

/** Whether there is a case by this key, and for which `condition` holds. */
export const isCase = async (db: Db, id: bigint, condition?: SQL): Promise<boolean> =>
  (await db.$count(cases, and(eq(cases.id, id), condition))) > 0;

const nextNo = nextNumber(AFTER_SALE_NUMBER);

export async function insertCase(db: Db, fields: Omit<typeof cases.$inferInsert, 'caseNo'>): Promise<CaseRow> {
  const [row] = await db
    .insert(cases)
    .values({ ...fields, caseNo: nextNo })
    .returning();
  if (!row) throw new Error('case not written');
  return caseOf(row);
}

export type NewCaseLine = Omit<typeof lines.$inferInsert, 'id' | 'firmId' | 'caseId'>;

export async function insertCaseLines(
  db: Db,
  place: CasePlace,
  rows: readonly NewCaseLine[],
): Promise<{ id: bigint; lineNo: number; orderLineId: bigint }[]> {
  return db
    .insert(lines)
    .values(rows.map((row) => ({ ...place, ...row })))
    .returning({ id: lines.id, lineNo: lines.lineNo, orderLineId: lines.orderLineId });
}

/** A line of a case with the goods as they were bought; `orderQuantity` and the amounts are those of the order line. */
const LINE_COLUMNS = {
  line: lines,
  orderLineNo: orderLinesView.lineNo,
  skuId: orderLinesView.skuId,
  itemNo: orderLinesView.itemNo,
  productName: orderLinesView.productName,
  orderUnit: orderLinesView.orderUnit,
  salesPrice: orderLinesView.salesPrice,
  amountFen: orderLinesView.amountFen,
  taxFen: orderLinesView.taxFen,
  taxRateBp: orderLinesView.taxRateBp,
  orderQuantity: orderLinesView.quantity,
  written: lineFieldsIn(orderLinesView),
};

export type CaseLine = Omit<typeof lines.$inferSelect, 'reason'> & {
  reason: CaseReason;
  orderLineNo: number;
  skuId: bigint;
  itemNo: string;
  productName: string;
  orderUnit: string;
  /** 1/10,000 yuan. */
  salesPrice: bigint;
  /** Of the whole order line: Σ in fen, tax contained, rate in basis points, units bought. */
  amountFen: bigint;
  taxFen: bigint;
  taxRateBp: number;
  orderQuantity: number;
  /** What the buyer wrote to the line of the order. */
  written: LineFields;
};

/** Lines of a case in their order. */
export async function readCaseLines(db: Db, { firmId, caseId }: CasePlace): Promise<CaseLine[]> {
  const rows = await db
    .select(LINE_COLUMNS)
    .from(lines)
    .innerJoin(orderLinesView, and(eq(orderLinesView.firmId, lines.firmId), eq(orderLinesView.id, lines.orderLineId)))
    .where(and(eq(lines.firmId, firmId), eq(lines.caseId, caseId)))
    .orderBy(asc(lines.lineNo));
  return rows.map(({ line, ...goods }) => ({ ...line, reason: line.reason as CaseReason, ...goods }));
}

/** Columns that an act may set along with the state, or alone. */
export type CaseChange = Settable<
  Omit<typeof cases.$inferInsert, 'id' | 'firmId' | 'caseNo' | 'status' | 'version' | 'createdAt' | 'updatedAt'>
>;
/** Values, or what the database works out: its clock decides. */
type Settable<T> = { [K in keyof T]?: T[K] | SQL };

/** Changes a locked case that stays in its state; answers it as it is now. */
export async function changeCase(
  db: Db,
  place: CasePlace,
  set: CaseChange & { status?: CaseStatus },
): Promise<CaseRow> {
  const [row] = await db
    .update(cases)
    .set({ ...set, version: sql`${cases.version} + 1`, updatedAt: sql`now()` })
    .where(placed(place))
    .returning();
  if (!row) throw new Error(`case ${place.caseId} not found`);
  return caseOf(row);
}

/** What changes of a line: as granted, counted, graded or settled. */
export async function changeCaseLine(
  db: Db,
  { firmId, lineId }: { firmId: bigint; lineId: bigint },
  set: Partial<
    Pick<
      typeof lines.$inferInsert,
      | 'grantedQuantity'
      | 'grantedFen'
      | 'receivedQuantity'
      | 'goodQuantity'
      | 'blockedQuantity'
      | 'scrapQuantity'
      | 'refusedQuantity'
      | 'settledQuantity'
      | 'gapFen'
    >
  >,
): Promise<void> {
  await db
    .update(lines)
    .set(set)
    .where(and(eq(lines.firmId, firmId), eq(lines.id, lineId)));
}
