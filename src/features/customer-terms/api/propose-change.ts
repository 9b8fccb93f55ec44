import type { Teller } from '#business/messages/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { proposeErrors } from '../contract/terms-errors.ts';
import type { Terms } from '../contract/terms-schemas.ts';
import { wantsSecondPerson } from '../rules/second-person.ts';
import { loggedTerms, termDifference } from '../rules/term-difference.ts';
import { applyTerms, checkTerms } from './apply-terms.ts';
import { insertChange, isWaiting } from './change-repo.ts';
import { type Customer, readCustomer, readCustomerByCode } from './read-terms.ts';
import { tellChecking } from './terms-news.ts';
import { lockTerms, readPolicy } from './terms-repo.ts';

export interface Proposal {
  customerCode: string;
  /** Version of the terms that the proposer saw. */
  version: number;
  reason: string;
  applicationId?: bigint;
  /** What is wanted, out of what is agreed now. */
  wanted: (terms: Terms) => Terms;
}

/** What says nothing without credit stays as it was. */
const withoutIdle = (before: Terms, wanted: Terms): Terms =>
  wanted.credit === 'none'
    ? { ...wanted, creditLimit: '0.00', creditUntil: null, termDays: before.termDays }
    : { ...wanted, creditLimit: wanted.credit === 'limited' ? wanted.creditLimit : '0.00' };

async function lockCustomer(db: Db, caller: SignedInCaller, { customerCode, version }: Proposal): Promise<Customer> {
  const seen = await readCustomerByCode(db, caller, customerCode);
  if (!seen) throw notFound('客户');
  await lockTerms(db, seen.firmId);
  const customer = await readCustomer(db, caller, seen.firmId);
  if (await isWaiting(db, customer.firmId)) throw refuse(proposeErrors, 'TERMS_WAITING');
  if (customer.version !== version) throw refuse(proposeErrors, 'TERMS_CHANGED');
  return customer;
}

/**
 * A change of what is agreed with a customer: it is written into the history, holds at once where one person is enough, and
 * waits for another one where it is not. Of two at once the second is refused.
 */
export async function proposeChange(db: Db, messages: Teller, caller: SignedInCaller, proposal: Proposal) {
  const customer = await lockCustomer(db, caller, proposal);
  const { firmId, customerCode, terms } = customer;
  const wanted = withoutIdle(terms, proposal.wanted(terms));
  const { before, after } = termDifference(terms, wanted);
  if (Object.keys(after).length === 0) throw refuse(proposeErrors, 'TERMS_SAME');
  await checkTerms(db, caller, customer, wanted);
  const secondFor = wantsSecondPerson(terms, wanted, await readPolicy(db));
  const status = secondFor.length > 0 ? ('waiting' as const) : ('effective' as const);
  const { reason, applicationId = null } = proposal;
  const facts = { firmId, status, before, after, reason, applicationId, proposedBy: caller.userId };
  // What waits says why; what holds at once wanted nobody else.
  const changeId = await insertChange(db, { ...facts, secondFor });
  const version = status === 'effective' ? await applyTerms(db, caller, customer, wanted) : customer.version;
  const action = status === 'effective' ? 'terms.changed' : 'terms.proposed';
  await writeAudit(db, caller, {
    action,
    objectType: 'customer_terms',
    objectId: customerCode,
    before: loggedTerms(before),
    after: loggedTerms(after),
  });
  if (status === 'waiting') await tellChecking(db, messages, customer, changeId);
  return { changeId, status, version, customer };
}
