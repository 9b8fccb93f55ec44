import type { Teller } from '#business/messages/api/public.ts';
import { readFirmName } from '#features/organisation/api/public.ts';
import { findCreditAccount } from '#features/payments/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { ApplyInput, OwnCredit } from '../contract/credit-schemas.ts';
import { applicationErrors, applyErrors } from '../contract/terms-errors.ts';
import { accountFacts, creditOf, kindsToApply } from '../rules/credit-limit.ts';
import { isRaiseDay } from '../rules/term-conflicts.ts';
import { creditApplicationStates } from '../rules/term-states.ts';
import {
  type ApplicationRow,
  insertApplication,
  lockApplication,
  moveApplication,
  readOwnApplications,
} from './application-repo.ts';
import { ownStatusLabel, presentOwnApplication } from './present-application.ts';
import { readRaise } from './read-own-terms.ts';
import { readToday } from './read-terms.ts';
import { tellApplied } from './terms-news.ts';

const USUAL_TERM_DAYS = 30;

/** What the caller's company may owe, and what it has asked for. */
export async function readOwnCredit(db: Db, firmId: bigint): Promise<OwnCredit> {
  const account = await findCreditAccount(db, firmId);
  const raise = await readRaise(db, firmId);
  const facts = accountFacts(account?.limitFen ?? null, account?.usedFen ?? 0n);
  const applications = (await readOwnApplications(db, firmId)).map(presentOwnApplication);
  const open = applications.some(({ status }) => status === 'submitted');
  return {
    ...facts,
    termDays: account?.termDays ?? USUAL_TERM_DAYS,
    until: raise?.until ?? null,
    limitAfter: raise ? accountFacts(raise.backFen, 0n).limit : null,
    kinds: open ? [] : kindsToApply(facts.credit),
    applications,
  };
}

async function checkApplication(db: Db, firmId: bigint, { kind, amount, until }: ApplyInput): Promise<void> {
  const limitFen = (await findCreditAccount(db, firmId))?.limitFen ?? null;
  if (!kindsToApply(creditOf(limitFen).credit).includes(kind)) throw refuse(applyErrors, 'CREDIT_KIND_WRONG');
  if (parseAmount(amount) <= (limitFen ?? 0n)) throw refuse(applyErrors, 'CREDIT_NOT_HIGHER');
  if (until !== undefined && !isRaiseDay(until, await readToday(db))) throw refuse(applyErrors, 'CREDIT_DAY_WRONG');
}

const answerOf = ({ applicationNo, status }: ApplicationRow) => ({
  applicationNo,
  status,
  statusLabel: ownStatusLabel(status),
});

/** A company asks for credit, for more, or for more until a day; the desk is told. One is open at a time. */
export async function applyForCredit(db: Db, messages: Teller, caller: SignedInCaller, input: ApplyInput) {
  const { firmId, userId } = caller;
  await checkApplication(db, firmId, input);
  const { kind, amount, termDays = null, until = null, reason } = input;
  const facts = { kind, termDays: kind === 'open' ? termDays : null, until, reason };
  const made = await insertApplication(db, { firmId, userId, amountFen: parseAmount(amount), ...facts });
  if (!made) throw refuse(applyErrors, 'CREDIT_APPLIED');
  const after = { applicationKind: kind, amount, creditUntil: until, reason };
  const object = { objectType: 'credit_application', objectId: made.applicationNo } as const;
  await writeAudit(db, caller, { action: 'credit.applied', ...object, after });
  await tellApplied(db, messages, made, await readFirmName(db, firmId));
  return answerOf(made);
}

/** The company takes its application back while nobody has decided. */
export async function withdrawApplication(db: Db, caller: SignedInCaller, applicationNo: string) {
  const found = await lockApplication(db, applicationNo);
  if (!found) throw notFound('授信申请');
  if (!creditApplicationStates.allows('withdraw', creditApplicationStates.read(found.status))) {
    throw refuse(applicationErrors, 'APPLICATION_MOVED');
  }
  const moved = await moveApplication(db, found, { status: 'withdrawn' });
  const object = { objectType: 'credit_application', objectId: applicationNo } as const;
  await writeAudit(db, caller, { action: 'credit.withdrawn', ...object });
  return answerOf(moved);
}
