import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealAddress } from '#business/messages/api/robot-sender.ts';
import { users } from '#features/access/api/access-tables.ts';
import { approvalMessages } from '#features/approvals/contract/message-events.ts';
import { inTransaction } from '#platform/api/database.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { testEnv } from '#tests/test-shop.ts';
import { openLocalInbox } from './local-inbox.ts';
import { createPost } from './open-messages.ts';
import { readPepper } from './read-pepper.ts';
import { startWorker } from './worker.ts';

let db: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'worker-messages-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await db.drop();
});

it('the worker of the shop carries a telling to mail and group within seconds, and ends', async () => {
  const env = { ...testEnv, dataDir };
  const pepper = await readPepper(env);
  const { firmId, userId } = await buildMember(db.owner);
  await db.owner.update(users).set({ email: 'anna@example.cn' }).where(eq(users.id, userId));
  const sealed = sealAddress({ url: 'https://oapi.dingtalk.com/robot/send?access_token=1', secret: '' }, pepper);
  await db.owner.execute(sql`insert into message_robots (firm_id, kind, name, host, sealed, has_secret, events, active)
    values (${firmId}, 'dingtalk', '群', 'oapi.dingtalk.com', ${sealed}, false, '{approval.asked}', true)`);
  const worker = await startWorker(env, db.appUrl);
  try {
    const telling = {
      event: approvalMessages.asked,
      firmId,
      to: [userId],
      key: 'k',
      title: '请审批',
      text: '等待您审批',
    };
    await inTransaction(db.app, { firmId, userId }, 'write', (tx) => createPost(pepper).tell(tx, telling));
    const kinds = async () => (await openLocalInbox(env).list()).map(({ kind, to }) => `${kind} ${to}`).sort();
    const all = ['mail anna@example.cn', 'robot 钉钉 oapi.dingtalk.com'];
    await expect.poll(kinds, { timeout: 10_000 }).toEqual(all);
  } finally {
    await worker.stop();
  }
});
