import { fromLetter, type Post } from '#business/messages/api/public.ts';
import { approvalHref, emailApprovalHref } from '#business/paths/rules/public.ts';
import { consentWords } from '#features/orders/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { approvalMessages } from '../../contract/message-events.ts';
import { askedLetter, passedLetter, requesterLetter, strandedLetter } from '../../rules/approval-letters.ts';
import { type DocumentSnapshot, poNumberOf } from '../../rules/document-snapshot.ts';
import { rebuildPath } from '../../rules/rebuild-path.ts';
import { remainingSteps } from '../../rules/remaining-steps.ts';
import { pendingTasks, type RequestState } from '../../rules/request-state.ts';
import { readAdministrators, readDeciders } from '../people/decider-repo.ts';
import { APPROVAL_ASKED, APPROVAL_TOLD, type AskedNews, type ToldNews } from '../requests/approval-news.ts';
import { notifyStranded } from '../requests/notify-stranded.ts';
import { peopleOf } from '../requests/present-steps.ts';
import { lockRequest, type RequestRow, readRequest } from '../requests/request-repo.ts';
import { hasMailToken, issueMailToken } from './mail-token-repo.ts';
import { type MailPerson, readLetterFacts, readMailPeople } from './read-letter.ts';

export type { Post };

/** In the name of the firm: people are known to their own firm alone. */
const workerOf = (firmId: bigint) => ({ firmId, userId: null, right: 'worker' }) as const;

/** What the request still takes, by the names of its people. */
const remainingOf = ({ steps }: RequestState, people: ReadonlyMap<bigint, MailPerson>) =>
  remainingSteps(
    steps.map((step) => ({
      ...step,
      tasks: step.tasks.map(({ place, status, userId, onBehalfOf }) => ({
        place,
        status,
        able: true,
        name: people.get(userId)?.name ?? '同事',
        onBehalfOf: onBehalfOf === null ? null : (people.get(onBehalfOf)?.name ?? '同事'),
      })),
    })),
  );

/** What every message about a request says beside its words. */
const about = ({ firmId, requestNo, snapshot }: RequestRow) => ({
  firmId,
  href: approvalHref(requestNo),
  poNumber: poNumberOf(snapshot as DocumentSnapshot),
});

/** A reminder may come once more within another hour. */
const reminded = (again: boolean) => (again ? `:${new Date().toISOString().slice(0, 13)}` : '');

/**
 * Tells everybody who is asked now, with a link of his own in the mail; who was told of the same version is not told twice. Groups
 * hear of the request once.
 */
async function tellAsked(db: Db, { messages, origin }: Post, place: { firmId: bigint; id: bigint }, again: boolean) {
  const request = await lockRequest(db, place);
  if (request?.state.status !== 'running') return;
  const { row, state } = request;
  const pending = pendingTasks(state);
  const able = await readDeciders(
    db,
    place.firmId,
    pending.map(({ memberId }) => memberId),
  );
  if (able.length === 0) return notifyStranded(db, place, state);
  const tasks = pending.filter(({ memberId }) => able.some((person) => person.memberId === memberId));
  const people = await readMailPeople(db, peopleOf(state));
  const consent = consentWords(remainingOf(state, people));
  const facts = await readLetterFacts(db, row, origin);
  const key = `approval.asked:${row.id}:${row.version}`;
  for (const { id: taskId, userId, onBehalfOf } of tasks) {
    const person = people.get(userId);
    if (!person || taskId === null) continue;
    if (!again && (await hasMailToken(db, place.firmId, taskId, row.version))) continue;
    const code = await issueMailToken(db, { firmId: place.firmId, taskId, userId, requestVersion: row.version });
    const link = `${origin}${emailApprovalHref(code)}`;
    const standsFor = onBehalfOf === null ? null : (people.get(onBehalfOf)?.name ?? '同事');
    const letter = askedLetter(facts, { name: person.name, onBehalfOf: standsFor, link, consent });
    await messages.tell(db, {
      ...{ ...about(row), event: approvalMessages.asked, to: [userId] },
      key: `${key}:${taskId}${reminded(again)}`,
      groupKey: `${key}${reminded(again)}`,
      ...{ title: letter.subject, text: `${facts.requesterName} 提交，等待您审批。`, letter },
    });
  }
}

/** Who can see to it that somebody decides again. */
async function tellAdministrators(db: Db, { messages, origin }: Post, row: RequestRow): Promise<void> {
  const facts = await readLetterFacts(db, row, origin);
  for (const { userId, name } of await readAdministrators(db, row.firmId)) {
    if (userId === row.requesterUserId) continue;
    await messages.tell(db, {
      ...fromLetter(strandedLetter(facts, name)),
      ...{ ...about(row), event: approvalMessages.stranded, to: [userId] },
      key: `approval.stranded:${row.id}:${row.version}`,
    });
  }
}

/** Which event it is to the requester. */
const TOLD_EVENTS = {
  passed: approvalMessages.decided,
  refused: approvalMessages.decided,
  lines_refused: approvalMessages.decided,
  expired: approvalMessages.decided,
  returned: approvalMessages.returned,
  expiring: approvalMessages.expiring,
  stranded: approvalMessages.stranded,
} as const;

async function tellRequester(
  db: Db,
  { messages, origin }: Post,
  { firmId, requestId, kind, detail, next }: ToldNews,
): Promise<void> {
  const request = await readRequest(db, { firmId: BigInt(firmId), id: BigInt(requestId) });
  if (!request) return;
  const { row } = request;
  if (kind === 'stranded') await tellAdministrators(db, { messages, origin }, row);
  const path = rebuildPath(row.snapshot as DocumentSnapshot);
  const facts = await readLetterFacts(db, row, origin);
  const letter =
    kind === 'passed' && next ? passedLetter(next, facts) : requesterLetter(kind, detail, facts, path && origin + path);
  await messages.tell(db, {
    ...{ ...fromLetter(letter), ...about(row), event: TOLD_EVENTS[kind], to: [row.requesterUserId] },
    key: `approval.${kind}:${requestId}:${row.version}:${detail}`,
  });
}

/** What people are told of approvals. */
export function approvalEffects(database: Database, post: Post): EffectHandlers {
  return {
    [APPROVAL_ASKED]: async (payload) => {
      const { firmId, requestId, again } = payload as AskedNews;
      const place = { firmId: BigInt(firmId), id: BigInt(requestId) };
      await inTransaction(database, workerOf(place.firmId), 'write', (db) => tellAsked(db, post, place, again));
    },
    [APPROVAL_TOLD]: async (payload) => {
      const news = payload as ToldNews;
      await inTransaction(database, workerOf(BigInt(news.firmId)), 'write', (db) => tellRequester(db, post, news));
    },
  };
}
