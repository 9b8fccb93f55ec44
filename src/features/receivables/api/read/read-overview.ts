import { findCreditAccount, readCreditPolicy } from '#features/payments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { customerErrors } from '../../contract/receivable-errors.ts';
import type { FirmDetail, Overview } from '../../contract/receivable-schemas.ts';
import { daysSalesOutstanding, disputeRate } from '../../rules/ageing.ts';
import { countWaiting } from '../bank/bank-line-repo.ts';
import { findFirm } from '../firm-repo.ts';
import { readOpenOfFirm } from '../read-statement-items.ts';
import { readAllSums, readFirmSums, readSumPage, type SumFilter } from './firm-sums-repo.ts';
import { overdueOf, presentAge, presentFirm } from './present-sums.ts';
import { presentItems } from './read-items.ts';
import { readReceiptPage } from './read-receipts.ts';

const DSO_DAYS = 90;
/** The latest of a firm; the list of receipts has all of them. */
const SHOWN_RECEIPTS = 20;

/** Who owes what, and how late it is; with the figures of everybody. */
export async function readOverview(
  db: Db,
  { pageNo, pageSize, ...filter }: SumFilter & { pageNo: number; pageSize: number },
  now: Date,
): Promise<Overview> {
  const today = todayInShanghai(now);
  const { rows, total } = await readSumPage(db, filter, { pageNo, pageSize, today });
  const all = await readAllSums(db, today, DSO_DAYS);
  const waiting = await countWaiting(db);
  return {
    list: rows.map(presentFirm),
    ...{ total, pageNo, pageSize },
    figures: {
      open: formatAmount(all.openFen),
      overdue: formatAmount(overdueOf(all.age)),
      free: formatAmount(all.freeFen),
      dso: daysSalesOutstanding(all.openFen, all.billedFen, DSO_DAYS),
      disputeRate: disputeRate(all.disputed, all.billedLines),
      ageing: presentAge(all.age),
      waitingLines: waiting.choosing + waiting.unmatched,
      waitingWriteOffs: all.askedWriteOffs,
    },
  };
}

/** One company: what it owes item by item, its money, and what is checked when it buys. */
export async function readFirmDetail(db: Db, customerCode: string, now: Date): Promise<FirmDetail> {
  const today = todayInShanghai(now);
  const firm = await findFirm(db, customerCode);
  const sums = firm && (await readFirmSums(db, firm.firmId, today));
  if (!firm || !sums) throw refuse(customerErrors, 'RECEIVABLE_CUSTOMER_UNKNOWN');
  const { firmId } = firm;
  const policy = await readCreditPolicy(db, firmId);
  const account = await findCreditAccount(db, firmId);
  const page = { pageNo: 1, pageSize: SHOWN_RECEIPTS };
  const receipts = await readReceiptPage(db, { tab: 'all', keyword: '', firmId }, page);
  const { interestBp } = policy;
  return {
    row: presentFirm(sums),
    termDays: account?.termDays ?? null,
    items: await presentItems(db, firmId, await readOpenOfFirm(db, firmId), { today, interestBp }),
    receipts: receipts.list,
    policy,
  };
}
