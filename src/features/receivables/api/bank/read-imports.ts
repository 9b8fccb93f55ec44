import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { BankImportView } from '../../contract/bank-schemas.ts';
import { bankAccounts, bankImports, bankLines } from '../bank-tables.ts';

const counted = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${bankLines} where ${bankLines.importId} = ${bankImports.id} and ${condition})`;

const select = (db: Db, condition?: SQL) =>
  db
    .select({
      row: bankImports,
      accountName: bankAccounts.name,
      uploaderName: sql<string>`coalesce(${usersView.realName}, '')`,
      matched: counted(sql`${bankLines.status} = 'matched'`),
      waiting: counted(sql`${bankLines.status} in ('choosing', 'unmatched')`),
    })
    .from(bankImports)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankImports.accountId))
    .leftJoin(usersView, eq(usersView.id, bankImports.userId))
    .where(condition)
    .orderBy(desc(bankImports.id));

const present = ({ row, ...facts }: Awaited<ReturnType<typeof select>>[number]): BankImportView => {
  const { id, fileName, format, rowCount, newCount, knownCount, badRows, createdAt } = row;
  return {
    importId: String(id),
    ...{ ...facts, fileName, rowCount, newCount, knownCount, badRows },
    format: format as BankImportView['format'],
    createdAt: createdAt.toISOString(),
  };
};

export async function readImport(db: Db, id: bigint): Promise<BankImportView | null> {
  const [row] = await select(db, eq(bankImports.id, id));
  return row ? present(row) : null;
}

export async function readImportPage(db: Db, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const rows = await select(db)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await db.select({ total: count() }).from(bankImports);
  return { list: rows.map(present), total: all?.total ?? 0, pageNo, pageSize };
}
