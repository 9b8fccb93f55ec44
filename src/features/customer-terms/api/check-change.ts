import type { Teller } from '#business/messages/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { checkErrors } from '../contract/terms-errors.ts';
import { loggedTerms, stillBegins } from '../rules/term-difference.ts';
import type { TermChangeStatus } from '../rules/term-states.ts';
import { applyTerms } from './apply-terms.ts';
import { type ChangeRow, endWaiting, findChangeFirm, lockChange } from './change-repo.ts';
import { followChange } from './follow-change.ts';
import { type Customer, readCustomer } from './read-terms.ts';
import { tellRefused } from './terms-news.ts';
import { lockTerms } from './terms-repo.ts';

export interface Answer {
  changeId: bigint;
  agreed: boolean;
  note: string;
}

/** The change as it waits, its firm held against others. */
async function lockWaiting(db: Db, caller: SignedInCaller, changeId: bigint) {
  const firmId = await findChangeFirm(db, changeId);
  if (firmId === null) throw notFound('变更');
  await lockTerms(db, firmId);
  const change = await lockChange(db, changeId);
  if (!change) throw notFound('变更');
  if (change.status !== 'waiting') throw refuse(checkErrors, 'TERM_CHANGE_DONE');
  return { change, customer: await readCustomer(db, caller, firmId) };
}

const ended = (changeId: bigint, status: TermChangeStatus, version: number) => ({
  changeId: String(changeId),
  status,
  version,
});

async function carryOut(
  db: Db,
  caller: SignedInCaller,
  { change, customer }: { change: ChangeRow; customer: Customer },
) {
  const { before, after } = change;
  if (!stillBegins(customer.terms, before)) throw refuse(checkErrors, 'TERM_CHANGE_STALE');
  return applyTerms(db, caller, customer, { ...customer.terms, ...after });
}

/** The second person agrees, and the change holds; or gives it back with a reason. Never who proposed it. */
export async function checkChange(
  db: Db,
  messages: Teller,
  caller: SignedInCaller,
  { changeId, agreed, note }: Answer,
) {
  const waiting = await lockWaiting(db, caller, changeId);
  const { change, customer } = waiting;
  if (change.proposedBy === caller.userId) throw refuse(checkErrors, 'TERM_CHANGE_OWN');
  if (!agreed && note === '') throw refuse(checkErrors, 'TERM_NOTE_MISSING');
  const version = agreed ? await carryOut(db, caller, waiting) : customer.version;
  const status = agreed ? ('effective' as const) : ('refused' as const);
  await endWaiting(db, changeId, { status, checkedBy: caller.userId, note });
  const action = agreed ? 'terms.agreed' : 'terms.refused';
  const { before, after } = change;
  await writeAudit(db, caller, {
    action,
    objectType: 'customer_terms',
    objectId: customer.customerCode,
    before: loggedTerms(before),
    after: loggedTerms(after),
  });
  await followChange(db, messages, change, { agreed });
  if (!agreed) await tellRefused(db, messages, customer, { ...change, note });
  return ended(changeId, status, version);
}

/** Who proposed it takes it back while it waits. */
export async function withdrawChange(db: Db, messages: Teller, caller: SignedInCaller, changeId: bigint) {
  const { change, customer } = await lockWaiting(db, caller, changeId);
  if (change.proposedBy !== caller.userId) throw refuse(checkErrors, 'TERM_CHANGE_OTHERS');
  await endWaiting(db, changeId, { status: 'withdrawn', checkedBy: null, note: '' });
  await writeAudit(db, caller, {
    action: 'terms.withdrawn',
    objectType: 'customer_terms',
    objectId: customer.customerCode,
  });
  await followChange(db, messages, change, { agreed: false });
  return ended(changeId, 'withdrawn', customer.version);
}
