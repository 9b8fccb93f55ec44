import { and, eq, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { bankAccounts } from '#features/receivables/api/bank-tables.ts';
import { spreadReceipt } from '#features/receivables/api/book/allocate.ts';
import { lockReceipt } from '#features/receivables/api/book/receipt-repo.ts';
import { readOpenOfFirm } from '#features/receivables/api/read-statement-items.ts';
import { receipts } from '#features/receivables/api/receipt-tables.ts';
import { changeScope } from '#platform/api/database.ts';

/** Puts a receipt on the oldest statements of its firm, as a clerk would; what is left stands in the firm's favour. */
async function spreadOldest(db: NodePgDatabase, receiptNo: string): Promise<void> {
  const receipt = await lockReceipt(db, receiptNo);
  if (!receipt) return;
  const items: { statementNo: string; amountFen: bigint }[] = [];
  let left = receipt.amountFen - receipt.allocatedFen;
  for (const { statementNo, openFen } of await readOpenOfFirm(db, receipt.firmId)) {
    const amountFen = openFen < left ? openFen : left;
    if (left <= 0n || amountFen <= 0n) continue;
    items.push({ statementNo, amountFen });
    left -= amountFen;
  }
  await spreadReceipt(db, receipt, { items, matchedBy: 'hand', userId: null });
}

/** Account of the shop in the demo, and what its companies have paid so far put on their statements. */
export async function writeReceivables(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'desk' });
  await db.insert(bankAccounts).values({ name: '基本户', bankName: '演示银行上海分行', accountNo: '0000000000000000' });
  const free = await db
    .select({ receiptNo: receipts.receiptNo })
    .from(receipts)
    .where(and(eq(receipts.status, 'booked'), lt(receipts.allocatedFen, receipts.amountFen)))
    .orderBy(receipts.receivedOn, receipts.id);
  for (const { receiptNo } of free) await spreadOldest(db, receiptNo);
  // What was put on them was put there when it came.
  await db.execute(sql`update statements s set settled_at = r.at from (
      select a.statement_id, max(r.created_at) as at from receipt_allocations a
      join receipts r on r.firm_id = a.firm_id and r.id = a.receipt_id group by a.statement_id) r
    where r.statement_id = s.id and s.settled_at is not null`);
}
