import type { Db } from '#platform/api/database.ts';
import {
  type CreditPolicy,
  type CreditStanding,
  creditLeft,
  heldWords,
  overdueWords,
  shortWords,
} from '../rules/judge-credit.ts';
import { readCreditPolicy } from './credit-policy-repo.ts';
import { type CreditOrder, findCreditAccount, spendCredit } from './credit-repo.ts';
import type { PaymentSettings } from './payment-settings.ts';

type Sources = Pick<PaymentSettings, 'readBilled'>;

const NOTHING_BILLED = { openFen: 0n, overdueFen: 0n, overdueDays: 0, overdueNo: null };

/** What a firm owes and what is checked of it; null: nothing is agreed with it. Bills are read only where they count. */
export async function readCreditStanding(
  db: Db,
  { readBilled }: Sources,
  firmId: bigint,
): Promise<{ policy: CreditPolicy; standing: CreditStanding } | null> {
  const account = await findCreditAccount(db, firmId);
  if (!account) return null;
  const policy = await readCreditPolicy(db, firmId);
  const counts = readBilled && (!policy.countOpen || policy.overdueDays !== null);
  const { openFen: billedFen, ...overdue } = counts ? await readBilled(db, firmId) : NOTHING_BILLED;
  return { policy, standing: { limitFen: account.limitFen, usedFen: account.usedFen, billedFen, ...overdue } };
}

export type CreditAnswer =
  | { is: 'spent' }
  | { is: 'no_account' }
  | { is: 'overdue'; words: string }
  | { is: 'short'; words: string; leftFen: bigint };

/**
 * Buys on account what the settings of the firm allow (behaviours 2.9): bills too long overdue stop it, and so does the limit, which
 * holds open orders or only what is billed.
 */
export async function buyOnAccount(
  db: Db,
  sources: Sources,
  order: CreditOrder & { userId: bigint | null; amountFen: bigint },
): Promise<CreditAnswer> {
  const found = await readCreditStanding(db, sources, order.firmId);
  if (!found) return { is: 'no_account' };
  const { policy, standing } = found;
  const overdue = overdueWords(policy, standing);
  if (overdue) return { is: 'overdue', words: overdue };
  const left = creditLeft(policy, standing);
  const fits = policy.countOpen || left === null || order.amountFen <= left;
  if (fits && (await spendCredit(db, order, { bounded: policy.countOpen }))) return { is: 'spent' };
  // Somebody else may have bought meanwhile: what is told is what is left now.
  const now = (await findCreditAccount(db, order.firmId)) ?? standing;
  const leftFen = creditLeft(policy, { ...standing, usedFen: now.usedFen }) ?? 0n;
  return { is: 'short', words: shortWords(policy, leftFen, order.amountFen), leftFen };
}

/** Why a firm cannot buy on account just now, in a sentence; null: it can, or nothing is agreed with it. */
export async function readHeldWords(db: Db, sources: Sources, firmId: bigint): Promise<string | null> {
  const found = await readCreditStanding(db, sources, firmId);
  return found && heldWords(found.policy, found.standing);
}
