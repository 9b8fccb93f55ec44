import { emailApprovalHref } from '#business/paths/rules/public.ts';
import { consentWords } from '#features/orders/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { askedLetter, passedLetter, requesterLetter, strandedLetter } from '../../rules/approval-letters.ts';
import type { DocumentSnapshot } from '../../rules/document-snapshot.ts';
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

export interface Post {
  messages: Messages;
  /** Public origin without a trailing slash: links in letters are absolute. */
  origin: string;
}

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

/** Mails everybody who is asked now a link of his own; who has one for the same version is not mailed twice. */
async function mailAsked(db: Db, { messages, origin }: Post, place: { firmId: bigint; id: bigint }, again: boolean) {
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
  for (const { id: taskId, userId, onBehalfOf } of tasks) {
    const person = people.get(userId);
    if (!person?.email || taskId === null) continue;
    if (!again && (await hasMailToken(db, place.firmId, taskId, row.version))) continue;
    const code = await issueMailToken(db, { firmId: place.firmId, taskId, userId, requestVersion: row.version });
    const link = `${origin}${emailApprovalHref(code)}`;
    const standsFor = onBehalfOf === null ? null : (people.get(onBehalfOf)?.name ?? '同事');
    await messages.mail(db, {
      to: person.email,
      ...askedLetter(facts, { name: person.name, onBehalfOf: standsFor, link, consent }),
    });
  }
}

/** Who can see to it that somebody decides again. */
async function mailAdministrators(db: Db, { messages, origin }: Post, row: RequestRow): Promise<void> {
  const facts = await readLetterFacts(db, row, origin);
  for (const { userId, name, email } of await readAdministrators(db, row.firmId)) {
    if (email && userId !== row.requesterUserId) await messages.mail(db, { to: email, ...strandedLetter(facts, name) });
  }
}

async function mailTold(
  db: Db,
  { messages, origin }: Post,
  { firmId, requestId, kind, detail, next }: ToldNews,
): Promise<void> {
  const request = await readRequest(db, { firmId: BigInt(firmId), id: BigInt(requestId) });
  if (!request) return;
  const { row } = request;
  if (kind === 'stranded') await mailAdministrators(db, { messages, origin }, row);
  const person = (await readMailPeople(db, [row.requesterUserId])).get(row.requesterUserId);
  if (!person?.email) return;
  const path = rebuildPath(row.snapshot as DocumentSnapshot);
  const facts = await readLetterFacts(db, row, origin);
  const letter =
    kind === 'passed' && next ? passedLetter(next, facts) : requesterLetter(kind, detail, facts, path && origin + path);
  await messages.mail(db, { to: person.email, ...letter });
}

/** Letters of approvals. */
export function approvalEffects(database: Database, post: Post): EffectHandlers {
  return {
    [APPROVAL_ASKED]: async (payload) => {
      const { firmId, requestId, again } = payload as AskedNews;
      const place = { firmId: BigInt(firmId), id: BigInt(requestId) };
      await inTransaction(database, workerOf(place.firmId), 'write', (db) => mailAsked(db, post, place, again));
    },
    [APPROVAL_TOLD]: async (payload) => {
      const news = payload as ToldNews;
      await inTransaction(database, workerOf(BigInt(news.firmId)), 'write', (db) => mailTold(db, post, news));
    },
  };
}
