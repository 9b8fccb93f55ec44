import { findCreditAccount, readCreditPolicy, readHeldWords } from '#features/payments/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import type { AccountView } from '../../contract/receivable-schemas.ts';
import { readFirmSums } from '../read/firm-sums-repo.ts';
import { overdueOf, presentAge } from '../read/present-sums.ts';
import { presentItems } from '../read/read-items.ts';
import { readReceiptPage } from '../read/read-receipts.ts';
import { readOpenOfFirm } from '../read-statement-items.ts';
import { readBilled } from './read-billed.ts';

const NO_AGE = { notDue: 0n, d30: 0n, d60: 0n, d90: 0n, over90: 0n };

/** Credit of a company, what it owes by age, and what is due next (behaviours 2.9). */
export async function readAccount(db: Db, { firmId }: SignedInCaller, now: Date): Promise<AccountView> {
  const today = todayInShanghai(now);
  const account = await findCreditAccount(db, firmId);
  const { interestBp, countOpen } = await readCreditPolicy(db, firmId);
  const sums = await readFirmSums(db, firmId, today);
  const items = await presentItems(db, firmId, await readOpenOfFirm(db, firmId), { today, interestBp });
  const { openFen = 0n, freeFen = 0n, age = NO_AGE } = sums ?? {};
  const limit = account && account.limitFen >= 0n ? account.limitFen : null;
  const usedFen = account?.usedFen ?? 0n;
  const [next] = items.filter(({ open }) => !open.startsWith('-'));
  return {
    credit: account && {
      limit: limit === null ? null : formatAmount(limit),
      used: formatAmount(usedFen),
      available: limit === null ? null : formatAmount(limit - (countOpen ? usedFen : openFen - freeFen)),
      termDays: account.termDays,
      countOpen,
      held: await readHeldWords(db, { readBilled }, firmId),
    },
    open: formatAmount(openFen),
    overdue: formatAmount(overdueOf(age)),
    free: formatAmount(freeFen),
    // What is used is what was billed and is open, less money not yet spread, and what no statement has yet.
    unbilled: formatAmount(usedFen - openFen + freeFen),
    ageing: presentAge(age),
    nextDue: next ? { statementNo: next.statementNo, dueOn: next.dueOn, open: next.open, late: next.late } : null,
    interestBp,
    items,
  };
}

/** What a company has paid, and what became of it; who booked it is the shop's own business. */
export async function readOwnReceipts(db: Db, { firmId }: SignedInCaller, page: { pageNo: number; pageSize: number }) {
  const { list, ...counted } = await readReceiptPage(db, { tab: 'all', keyword: '', firmId }, page);
  const own = list.map(({ customerCode, firmName, bookerName, version, bankReference, ...row }) => row);
  return { list: own, ...counted };
}
