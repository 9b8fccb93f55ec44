import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { BankAccountView, ColumnUses } from '../../contract/bank-schemas.ts';
import { bankAccounts } from '../bank-tables.ts';

export async function readAccounts(db: Db): Promise<BankAccountView[]> {
  const rows = await db.select().from(bankAccounts).orderBy(asc(bankAccounts.id));
  return rows.map(({ id, name, bankName, accountNo, columns }) => ({
    accountId: String(id),
    ...{ name, bankName, accountNo, columns },
  }));
}

export async function findAccount(db: Db, id: bigint) {
  const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, id));
  return row ?? null;
}

/** False: the number is there already. */
export async function insertAccount(
  db: Db,
  fields: { name: string; bankName: string; accountNo: string },
): Promise<boolean> {
  const rows = await db.insert(bankAccounts).values(fields).onConflictDoNothing().returning({ id: bankAccounts.id });
  return rows.length > 0;
}

/** What the columns of this bank's tables mean, for the next file. */
export const keepColumns = (db: Db, id: bigint, columns: ColumnUses) =>
  db.update(bankAccounts).set({ columns, updatedAt: sql`now()` }).where(eq(bankAccounts.id, id));
