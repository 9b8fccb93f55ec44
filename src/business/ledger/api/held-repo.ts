import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Amounts, Ledger } from '../rules/define-ledger.ts';
import type { LedgerDocument } from './posting-repo.ts';

type DocumentName = Pick<LedgerDocument, 'firmId' | 'documentType' | 'documentNo'>;

/** What one document holds of one account, for one thing it charges; by the movements. */
export interface HeldAmounts<Balance extends string> {
  accountId: bigint;
  chargedId: bigint;
  amounts: Amounts<Balance>;
}

/** What a document holds of every account. */
export async function readHeldAmounts<Balance extends string, Kind extends string>(
  db: Db,
  ledger: Ledger<Balance, Kind>,
  { firmId, documentType, documentNo }: DocumentName,
): Promise<HeldAmounts<Balance>[]> {
  const { balances, effectText } = ledger;
  const keys = sql`${sql.identifier(ledger.account)}, ${sql.identifier(ledger.charged)}`;
  const sums = balances.map((balance) => `sum(${effectText(balance, 'kind', 'amount_fen')}) as ${balance}`);
  const { rows } = await db.execute<Record<string, string>>(sql`
    select ${keys}, ${sql.raw(sums.join(', '))} from ${sql.identifier(ledger.entries)}
    where firm_id = ${firmId} and document_type = ${documentType} and document_no = ${documentNo}
    group by ${keys} order by ${keys}`);
  return rows.map((row) => ({
    accountId: BigInt(row[ledger.account] ?? 0),
    chargedId: BigInt(row[ledger.charged] ?? 0),
    amounts: Object.fromEntries(balances.map((name) => [name, BigInt(row[name] ?? 0)])) as Amounts<Balance>,
  }));
}

/** Movements of one document come one after the other: each starts from what the last one left. */
export async function lockDocument<Balance extends string, Kind extends string>(
  db: Db,
  ledger: Ledger<Balance, Kind>,
  { firmId, documentType, documentNo }: DocumentName,
): Promise<void> {
  const name = `${ledger.name}:${firmId}:${documentType}:${documentNo}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
