import { release } from '#business/attachments/api/public.ts';
import { checkSeen } from '#business/documents/api/public.ts';
import type { Teller } from '#business/messages/api/public.ts';
import { enquiryHref } from '#business/paths/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller, SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import { actErrors, deskErrors } from '../contract/enquiry-errors.ts';
import { enquiryMessages } from '../contract/message-events.ts';
import {
  canMoveEnquiry,
  type EnquiryStatus,
  enquiryDeskLabel,
  enquiryLabel,
  enquiryStates,
  hasEnded,
} from '../rules/enquiry-status.ts';
import { attachTo, enquiryFilesOf } from './enquiry-attachments.ts';
import { type Enquiry, insertEvent, lockEnquiry, moveEnquiry, numbered, visibleNumbered } from './enquiry-repo.ts';

/** An enquiry is changed by who sent it or by an administrator, if their kind of account asks for anything (specification 6, blocks). */
export const changesEnquiry = (enquiry: Pick<Enquiry, 'userId'>, caller: SignedInCaller): boolean =>
  BUYERS.includes(caller.identity) && (enquiry.userId === caller.userId || caller.permissions.has('USER_MANAGEMENT'));

/** Locks an enquiry the caller may change and that has not ended. */
export async function lockOwn(db: Db, caller: SignedInCaller, enquiryNo: string): Promise<Enquiry> {
  const enquiry = await lockEnquiry(db, visibleNumbered(caller, enquiryNo));
  if (!enquiry) throw notFound('询价单');
  if (!changesEnquiry(enquiry, caller)) throw refuse(actErrors, 'ENQUIRY_NOT_YOURS');
  return enquiry;
}

const stateOf = (enquiryNo: string, status: EnquiryStatus) => ({
  enquiryNo,
  status,
  statusLabel: enquiryLabel(status),
});

const placeOf = ({ firmId, id }: Enquiry) => ({ firmId, enquiryId: id });

/** Takes an enquiry back. A draft is gone with that, for its writer too; its files are purged like any nobody took. */
export async function cancelEnquiry(db: Db, caller: SignedInCaller, input: { enquiryNo: string; reason: string }) {
  const enquiry = await lockOwn(db, caller, input.enquiryNo);
  if (!enquiryStates.allows('cancel', enquiry.status)) throw refuse(actErrors, 'ENQUIRY_ENDED');
  await moveEnquiry(db, enquiry, 'cancelled', { closeReason: input.reason });
  if (enquiry.status === 'draft') await release(db, enquiryFilesOf(placeOf(enquiry)));
  const { userId } = caller;
  await insertEvent(db, { ...placeOf(enquiry), userId, side: 'buyer', kind: 'cancelled', detail: input.reason });
  await writeAudit(db, caller, { action: 'enquiry.cancelled', objectType: 'enquiry', objectId: input.enquiryNo });
  return stateOf(input.enquiryNo, 'cancelled');
}

/** The buyer's answer to what the desk asked; it goes on from there. Remarks are welcome as long as it is open. */
export async function answerQuestion(
  db: Db,
  caller: SignedInCaller,
  { enquiryNo, text, fileIds }: { enquiryNo: string; text: string; fileIds: readonly string[] },
) {
  const enquiry = await lockOwn(db, caller, enquiryNo);
  if (hasEnded(enquiry.status)) throw refuse(actErrors, 'ENQUIRY_ENDED');
  if (enquiry.status === 'draft') throw refuse(actErrors, 'ENQUIRY_UNSENT');
  const to = enquiry.status === 'more_info' ? 'processing' : enquiry.status;
  await moveEnquiry(db, enquiry, to, { expiresAt: null });
  await attachTo(db, caller, placeOf(enquiry), null, fileIds);
  await insertEvent(db, { ...placeOf(enquiry), userId: caller.userId, side: 'buyer', kind: 'answered', detail: text });
  return stateOf(enquiryNo, to);
}

interface DeskTools {
  db: Db;
  messages: Teller;
}

interface DeskAct {
  enquiryNo: string;
  version: number;
}

async function lockForDesk(db: Db, { enquiryNo, version }: DeskAct): Promise<Enquiry> {
  const enquiry = await lockEnquiry(db, numbered(enquiryNo));
  if (!enquiry) throw notFound('询价单');
  checkSeen(enquiry, version, () => refuse(deskErrors, 'ENQUIRY_CHANGED'));
  return enquiry;
}

const DESK_WORDS = { asked: '需要您补充信息', closed: '已关闭' } as const;

/** One act of the desk: a legal move, what is kept with it, and a line in the log. */
async function deskMove(
  { db, messages }: DeskTools,
  caller: Caller,
  act: DeskAct,
  move: { to: EnquiryStatus; kind: 'asked' | 'closed'; detail?: string; expiresAt?: Date; closeReason?: string },
) {
  const enquiry = await lockForDesk(db, act);
  const { to, kind, detail = '', expiresAt, closeReason } = move;
  if (!canMoveEnquiry(enquiry.status, to)) throw refuse(deskErrors, 'ENQUIRY_STEP');
  const assigneeUserId = enquiry.assigneeUserId ?? caller.userId;
  await moveEnquiry(db, enquiry, to, { assigneeUserId, expiresAt, closeReason });
  await insertEvent(db, { ...placeOf(enquiry), userId: caller.userId, side: 'desk', kind, detail });
  const { enquiryNo } = act;
  await writeAudit(db, caller, {
    action: `enquiry.${kind}`,
    objectType: 'enquiry',
    objectId: enquiryNo,
    after: { detail },
  });
  await messages.tell(db, {
    ...{ event: enquiryMessages[kind], firmId: enquiry.firmId, to: [enquiry.userId], href: enquiryHref(enquiryNo) },
    // Each act of the desk is a version of its own.
    key: `enquiry.${kind}:${enquiry.id}:${enquiry.version}`,
    ...{ title: `询价单 ${enquiryNo} ${DESK_WORDS[kind]}`, text: detail },
  });
  return { enquiryNo, statusLabel: enquiryDeskLabel(to), version: enquiry.version + 1 };
}

/** Takes an enquiry in hand; one that somebody else holds passes over to who takes it. */
export async function takeEnquiry(db: Db, caller: Caller, act: DeskAct) {
  const enquiry = await lockForDesk(db, act);
  if (!enquiryStates.allows('take', enquiry.status)) throw refuse(deskErrors, 'ENQUIRY_STEP');
  const to = enquiry.status === 'submitted' ? 'processing' : enquiry.status;
  await moveEnquiry(db, enquiry, to, { assigneeUserId: caller.userId });
  await insertEvent(db, { ...placeOf(enquiry), userId: caller.userId, side: 'desk', kind: 'taken' });
  return { enquiryNo: act.enquiryNo, statusLabel: enquiryDeskLabel(to), version: enquiry.version + 1 };
}

const DAY_MS = 86_400_000;
/** A question that nobody answers ends the enquiry. */
const ANSWER_DAYS = 14;

export const askBuyer = (desk: DeskTools, caller: Caller, act: DeskAct & { question: string }, now: Date) =>
  deskMove(desk, caller, act, {
    to: 'more_info',
    kind: 'asked',
    detail: act.question,
    expiresAt: new Date(now.getTime() + ANSWER_DAYS * DAY_MS),
  });

export const closeEnquiry = (desk: DeskTools, caller: Caller, act: DeskAct & { reason: string }) =>
  deskMove(desk, caller, act, { to: 'closed', kind: 'closed', detail: act.reason, closeReason: act.reason });
