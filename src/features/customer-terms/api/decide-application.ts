import type { Teller } from '#business/messages/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { GrantInput, RejectInput } from '../contract/credit-schemas.ts';
import { applicationErrors } from '../contract/terms-errors.ts';
import { type ApplicationRow, lockApplication, moveApplication } from './application-repo.ts';
import { deskStatusLabel } from './present-application.ts';
import { proposeChange } from './propose-change.ts';
import { readCustomer } from './read-terms.ts';
import { tellDecided } from './terms-news.ts';
import { lockTerms } from './terms-repo.ts';

type Seen = Pick<RejectInput, 'applicationNo' | 'version'>;

/** The application as the desk saw it, its firm held first as every change of terms does. */
async function lockSeen(db: Db, caller: SignedInCaller, { applicationNo, version }: Seen) {
  const first = await lockApplication(db, applicationNo);
  if (!first) throw notFound('授信申请');
  if (first.version !== version || first.status !== 'submitted') throw refuse(applicationErrors, 'APPLICATION_MOVED');
  await lockTerms(db, first.firmId);
  return { application: first, customer: await readCustomer(db, caller, first.firmId) };
}

const answerOf = ({ applicationNo, status }: ApplicationRow) => ({
  applicationNo,
  status,
  statusLabel: deskStatusLabel(status),
});

/**
 * Grants what a company asked for, or another sum: a change of its terms like any other, so a limit above what one person may agree
 * waits for a second one, and the company hears of it when it holds.
 */
export async function grantApplication(db: Db, messages: Teller, caller: SignedInCaller, input: GrantInput) {
  const { application, customer } = await lockSeen(db, caller, input);
  const { amount, termDays, until, note, applicationNo } = input;
  const { status } = await proposeChange(db, messages, caller, {
    customerCode: customer.customerCode,
    version: input.termsVersion,
    reason: note || `授信申请 ${applicationNo}：${application.reason}`.slice(0, 300),
    applicationId: application.id,
    wanted: (terms) => ({ ...terms, credit: 'limited', creditLimit: amount, creditUntil: until, termDays }),
  });
  const granted = { grantedFen: parseAmount(amount), grantedUntil: until, decidedBy: caller.userId, answer: note };
  const next = status === 'effective' ? 'granted' : 'checking';
  const moved = await moveApplication(db, application, { status: next, ...granted });
  const object = { objectType: 'credit_application', objectId: applicationNo } as const;
  await writeAudit(db, caller, {
    action: 'credit.granted',
    ...object,
    after: { amount, creditUntil: until, termDays },
  });
  if (next === 'granted') await tellDecided(db, messages, moved);
  return answerOf(moved);
}

/** Refuses an application, with a reason the company reads. */
export async function rejectApplication(db: Db, messages: Teller, caller: SignedInCaller, input: RejectInput) {
  if (input.note === '') throw refuse(applicationErrors, 'APPLICATION_NOTE_MISSING');
  const { application } = await lockSeen(db, caller, input);
  const moved = await moveApplication(db, application, {
    status: 'rejected',
    decidedBy: caller.userId,
    answer: input.note,
  });
  const object = { objectType: 'credit_application', objectId: input.applicationNo } as const;
  await writeAudit(db, caller, { action: 'credit.rejected', ...object, after: { reason: input.note } });
  await tellDecided(db, messages, moved);
  return answerOf(moved);
}
