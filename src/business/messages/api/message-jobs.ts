import { createHash } from 'node:crypto';
import { MESSAGE_LIST_PATH } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import type { Digest } from '../contract/message-words.ts';
import { isDigestDue } from '../rules/digest-days.ts';
import { digestLetter } from '../rules/message-letters.ts';
import { sealContent } from './delivery-content.ts';
import { endGathered, lockGathered, noteDigest, removeOld } from './delivery-repo.ts';
import { insertDeliveries, readGatherers } from './spread-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

export interface MessageWork {
  database: Database;
  secret: Buffer;
  origin: string;
  now?: () => Date;
}

const digestKey = (...parts: readonly unknown[]) =>
  createHash('sha256')
    .update(`digest ${parts.join(' ')}`)
    .digest('hex')
    .slice(0, 32);

/** Puts what one person has not read yet into one mail, once a day however often this runs. */
async function sendDigest(
  db: Db,
  { secret, origin }: MessageWork,
  reader: { firmId: bigint; userId: bigint },
  now: Date,
): Promise<void> {
  const gathered = await lockGathered(db, reader);
  const open = gathered.flatMap(({ id, title, text, href, poNumber, readAt }) =>
    title === null || readAt !== null ? [] : [{ id, title, text: text ?? '', href, poNumber }],
  );
  const seen = gathered.filter(({ id }) => !open.some((one) => one.id === id));
  await endGathered(
    db,
    seen.map(({ id }) => id),
    'dropped',
  );
  await noteDigest(db, reader, todayInShanghai(now));
  const [first] = open;
  if (!first) return;
  const letter = digestLetter(open, { origin, page: MESSAGE_LIST_PATH });
  const key = digestKey(reader.firmId, reader.userId, first.id);
  const sealed = sealContent({ kind: 'mail', ...letter }, secret);
  await insertDeliveries(db, [{ ...reader, channel: 'mail', event: 'message.digest', key, sealed, status: 'waiting' }]);
  await endGathered(
    db,
    open.map(({ id }) => id),
    'sent',
  );
}

/** Sends the digests whose hour has come; answers how many people had one due. */
export async function sendDigests(work: MessageWork): Promise<number> {
  const now = work.now?.() ?? new Date();
  const gatherers = await inTransaction(work.database, WORKER, 'read', readGatherers);
  let due = 0;
  for (const { firmId, userId, digestedOn, digest, digestHour, digestDay } of gatherers) {
    const habits = { digest: (digest ?? 'none') as Digest, digestHour: digestHour ?? 0, digestDay: digestDay ?? 1 };
    if (userId === null || !isDigestDue(habits, digestedOn, now)) continue;
    await inTransaction(work.database, WORKER, 'write', (db) => sendDigest(db, work, { firmId, userId }, now));
    due += 1;
  }
  return due;
}

/** Removes messages whose days are over. */
export async function removeOldMessages({ database }: Pick<MessageWork, 'database'>): Promise<void> {
  while ((await inTransaction(database, WORKER, 'write', removeOld)) > 0);
}

export function messageJobs(work: MessageWork): ScheduledJob[] {
  return [
    { name: 'message-digests', cron: '2,32 * * * *', run: async () => void (await sendDigests(work)) },
    { name: 'messages-purge', cron: '20 4 * * *', run: () => removeOldMessages(work) },
  ];
}
