import { eq } from 'drizzle-orm';
import { findCreditAccount } from '#features/payments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Cycle, FileColumn, Grouping } from '../contract/statement-words.ts';
import { statementTerms } from './statement-tables.ts';

export interface StatementTerms {
  cycle: Cycle;
  cutOffDays: number[];
  rollingDays: number;
  /** Null: as agreed with the credit. */
  termDays: number | null;
  confirmDays: number;
  rounding: 'line' | 'total';
  grouping: Grouping;
  priceBasis: 'gross' | 'net';
  toleranceQuantity: number;
  /** 1/10,000 of the price. */
  tolerancePriceBp: number;
  toleranceFen: bigint;
  columns: { column: FileColumn; header: string }[];
  /** 0: the usual ones, nothing was agreed. */
  version: number;
}

/** What holds for a firm with which nothing was agreed: the calendar month, paid as its credit says. */
export const DEFAULT_TERMS: StatementTerms = {
  cycle: 'monthly',
  cutOffDays: [31],
  rollingDays: 0,
  termDays: null,
  confirmDays: 10,
  rounding: 'line',
  grouping: 'company',
  priceBasis: 'gross',
  toleranceQuantity: 0,
  tolerancePriceBp: 0,
  toleranceFen: 0n,
  columns: [],
  version: 0,
};
const USUAL_TERM_DAYS = 30;

export async function readStatementTerms(db: Db, firmId: bigint): Promise<StatementTerms> {
  const [row] = await db.select().from(statementTerms).where(eq(statementTerms.firmId, firmId));
  if (!row) return DEFAULT_TERMS;
  const { firmId: _, updatedAt: __, ...terms } = row;
  // The checks of the table let in nothing else.
  return terms as StatementTerms;
}

/** Days from the day after a cycle until it is to be paid: of the terms, else of the credit. */
export async function effectiveTermDays(db: Db, firmId: bigint, { termDays }: StatementTerms): Promise<number> {
  if (termDays !== null) return termDays;
  return (await findCreditAccount(db, firmId))?.termDays ?? USUAL_TERM_DAYS;
}

/**
 * Writes the terms of a firm; who may is decided by whoever asks. `seen`: the version that was looked at, 0 where there was none. False:
 * somebody else was faster.
 */
export async function writeStatementTerms(
  db: Db,
  firmId: bigint,
  change: Partial<Omit<StatementTerms, 'version'>>,
  seen: number,
): Promise<boolean> {
  const before = await readStatementTerms(db, firmId);
  if (before.version !== seen) return false;
  const values = { ...before, ...change, firmId, version: seen + 1, updatedAt: new Date() };
  const { firmId: _, ...set } = values;
  const written = await db
    .insert(statementTerms)
    .values(values)
    .onConflictDoUpdate({ target: statementTerms.firmId, set, setWhere: eq(statementTerms.version, seen) })
    .returning({ version: statementTerms.version });
  return written.length > 0;
}
