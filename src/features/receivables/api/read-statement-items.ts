import { and, asc, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { statementsView } from '#features/statements/api/statements-views.ts';
import type { Db } from '#platform/api/database.ts';

/** Money is awaited for what was handed to the customer: all of it but what is still being made. */
const UNSEEN = ['generated'];

/** What of a statement is to be paid and is not; below zero where more came back, or was paid, than it comes to. */
export const openFen = sql<bigint>`(${statementsView.dueFen} - ${statementsView.paidFen})`.mapWith(BigInt);

export const isOpen: SQL | undefined = and(
  ne(statementsView.dueFen, statementsView.paidFen),
  notInArray(statementsView.status, UNSEEN),
);

const COLUMNS = {
  firmId: statementsView.firmId,
  id: statementsView.id,
  statementNo: statementsView.statementNo,
  status: statementsView.status,
  dueFen: statementsView.dueFen,
  paidFen: statementsView.paidFen,
  dueOn: statementsView.dueOn,
  periodEnd: statementsView.cycleTo,
  openFen,
};

export type StatementItem = Awaited<ReturnType<typeof select>>[number];

const select = (db: Db, condition: SQL | undefined) =>
  db.select(COLUMNS).from(statementsView).where(condition).orderBy(asc(statementsView.dueOn), asc(statementsView.id));

/** What a firm has to pay, the oldest first. */
export const readOpenOfFirm = (db: Db, firmId: bigint): Promise<StatementItem[]> =>
  select(db, and(eq(statementsView.firmId, firmId), isOpen));

/** Of these firms, or of this very amount, whoever's it is. */
export const readOpenOfFirms = (db: Db, firmIds: readonly bigint[]): Promise<StatementItem[]> =>
  firmIds.length === 0 ? Promise.resolve([]) : select(db, and(inArray(statementsView.firmId, [...firmIds]), isOpen));

export const readOpenOfAmounts = (db: Db, amounts: readonly bigint[]): Promise<StatementItem[]> =>
  amounts.length === 0
    ? Promise.resolve([])
    : select(db, and(isOpen, sql`${openFen} = any(${sql.param(amounts.map(String))}::bigint[])`));

export const readOpenOfNumbers = (db: Db, numbers: readonly string[]): Promise<StatementItem[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : select(db, and(isOpen, inArray(statementsView.statementNo, [...numbers])));

export const readOpenOfIds = (db: Db, ids: readonly bigint[]): Promise<StatementItem[]> =>
  ids.length === 0 ? Promise.resolve([]) : select(db, and(isOpen, inArray(statementsView.id, [...ids])));

/** Statements of a firm by their numbers, whether anything is open or not. */
export const findStatements = (db: Db, firmId: bigint, numbers: readonly string[]): Promise<StatementItem[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : select(db, and(eq(statementsView.firmId, firmId), inArray(statementsView.statementNo, [...numbers])));

/** What a statement comes to, and what of it is paid. */
export async function readPaid(
  db: Db,
  firmId: bigint,
  id: bigint,
): Promise<{ dueFen: bigint; paidFen: bigint } | null> {
  const { dueFen, paidFen } = statementsView;
  const [row] = await db
    .select({ dueFen, paidFen })
    .from(statementsView)
    .where(and(eq(statementsView.firmId, firmId), eq(statementsView.id, id)));
  return row ?? null;
}
