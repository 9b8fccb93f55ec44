import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { amongIds } from '#platform/api/among.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { type BankLineStatus, bankLineStates } from '../../rules/receipt-states.ts';
import { bankAccounts, bankLines } from '../bank-tables.ts';

export type BankLine = Omit<typeof bankLines.$inferSelect, 'status'> & { status: BankLineStatus };

const read = (row: typeof bankLines.$inferSelect): BankLine => ({ ...row, status: bankLineStates.read(row.status) });

/** Writes what is new of a file, in one statement; lines the account has are left. Answers those that were new. */
export async function insertLines(db: Db, rows: (typeof bankLines.$inferInsert)[]): Promise<BankLine[]> {
  const made: BankLine[] = [];
  for (let at = 0; at < rows.length; at += 1_000) {
    const piece = rows.slice(at, at + 1_000);
    const written = await db.insert(bankLines).values(piece).onConflictDoNothing().returning();
    made.push(...written.map(read));
  }
  return made;
}

export async function lockLine(db: Db, lineId: bigint): Promise<BankLine | null> {
  const [row] = await db.select().from(bankLines).where(eq(bankLines.id, lineId)).for('update');
  return row ? read(row) : null;
}

export async function changeLine(
  db: Db,
  { id }: Pick<BankLine, 'id'>,
  set: Partial<typeof bankLines.$inferInsert>,
): Promise<BankLine> {
  const [row] = await db
    .update(bankLines)
    .set({ ...set, version: sql`${bankLines.version} + 1` })
    .where(eq(bankLines.id, id))
    .returning();
  if (!row) throw new Error('a locked line of a bank is gone');
  return read(row);
}

/** Lines that may be somebody's, and wait for a person to say so. */
export async function setChoosing(db: Db, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(bankLines)
    .set({ status: 'choosing', version: sql`${bankLines.version} + 1` })
    .where(amongIds(bankLines.id, ids));
}

/** The receipt of a line was reversed: the line waits for somebody again. */
export async function reopenLineOf(db: Db, { bankLineId }: { bankLineId: bigint | null }): Promise<void> {
  if (bankLineId === null) return;
  const line = await lockLine(db, bankLineId);
  if (line?.status === 'matched') await changeLine(db, line, { status: 'unmatched', receiptNo: null });
}

export interface LineFilter {
  tab: BankLineStatus | 'all';
  keyword: string;
  importId?: string;
}

function conditionOf({ tab, keyword, importId }: LineFilter): SQL | undefined {
  const pattern = containing(keyword);
  const { payerName, payerAccount, remark, reference, receiptNo } = bankLines;
  return and(
    tab === 'all' ? undefined : eq(bankLines.status, tab),
    importId === undefined ? undefined : eq(bankLines.importId, BigInt(importId)),
    keyword === ''
      ? undefined
      : or(...[payerName, payerAccount, remark, reference, receiptNo].map((column) => ilike(column, pattern))),
  );
}

const ROW = { line: bankLines, accountName: bankAccounts.name };

const select = (db: Db, condition: SQL | undefined) =>
  db.select(ROW).from(bankLines).innerJoin(bankAccounts, eq(bankAccounts.id, bankLines.accountId)).where(condition);

export type BankLineRow = { line: BankLine; accountName: string };

export async function readLinePage(db: Db, filter: LineFilter, page: { pageNo: number; pageSize: number }) {
  const condition = conditionOf(filter);
  const rows = await select(db, condition)
    .orderBy(desc(bankLines.bookedOn), desc(bankLines.id))
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize);
  const [counted] = await db.select({ total: count() }).from(bankLines).where(condition);
  return { rows: rows.map(({ line, ...row }) => ({ ...row, line: read(line) })), total: counted?.total ?? 0 };
}

export async function findLine(db: Db, lineId: bigint): Promise<BankLineRow | null> {
  const [row] = await select(db, eq(bankLines.id, lineId));
  return row ? { ...row, line: read(row.line) } : null;
}

/** How many wait for somebody. */
export async function countWaiting(db: Db): Promise<{ choosing: number; unmatched: number }> {
  const rows = await db
    .select({ status: bankLines.status, count: count() })
    .from(bankLines)
    .where(inArray(bankLines.status, ['choosing', 'unmatched']))
    .groupBy(bankLines.status);
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return { choosing: of('choosing'), unmatched: of('unmatched') };
}
