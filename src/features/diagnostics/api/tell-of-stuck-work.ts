import type { Post } from '#business/messages/api/public.ts';
import { DESK_MONITORING_PATH } from '#business/paths/rules/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { diagnosticsMessages } from '../contract/message-events.ts';
import { readStuck } from './stuck-work-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Kinds of work named in one message. */
const NAMED = 5;

/** Tells whoever watches the shop that work was given up: nobody tries it again by itself. */
export async function tellOfStuckWork(database: Database, { messages }: Post): Promise<void> {
  await inTransaction(database, WORKER, 'write', async (db) => {
    const stuck = await readStuck(db);
    if (stuck.length === 0) return;
    const all = stuck.reduce((sum, { count }) => sum + count, 0);
    const last = stuck
      .map(({ hour }) => hour)
      .toSorted()
      .at(-1);
    const named = stuck.slice(0, NAMED).map(({ topic, count }) => `${topic} ${count} 项`);
    await messages.tell(db, {
      ...{ event: diagnosticsMessages.stuck, firmId: null, to: [], holders: 'DESK_MONITORING' },
      key: `work.stuck:${last}`,
      title: `${all} 项后台任务多次重试后仍失败`,
      text: `最近 24 小时：${named.join('、')}。这些任务不会再自动重试，请检查后处理。`,
      href: DESK_MONITORING_PATH,
    });
  });
}
