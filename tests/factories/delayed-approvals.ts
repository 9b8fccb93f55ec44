import { eq, sql } from 'drizzle-orm';
import { openDocumentKeepers } from '#app/api/open-approvals.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import type { approvalEffects } from '#features/approvals/api/mail/approval-effects.ts';
import { delayedEffects } from '#features/approvals/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import type { TestDatabase } from '#tests/test-database.ts';
import { testEnv } from '#tests/test-shop.ts';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** The worker of approvals on databases of a test: time passes when it is told to, mail is kept here. */
export async function delayedWorker({ owner, app }: TestDatabase) {
  const documents = openDocumentKeepers(await openPayments(testEnv, await readPepper(testEnv), {}));
  const sent: SentMail[] = [];
  const messages = { mail: async (_: unknown, letter: SentMail) => void sent.push(letter) };
  const post = { messages, origin: 'http://shop.test' } as unknown as Parameters<typeof approvalEffects>[1];
  const handlers = (database: Database) => delayedEffects(database, documents, post);
  return {
    documents,
    sent,
    /** What was pressed is due. */
    passTime: async () => {
      await owner.update(outbox).set({ nextAttemptAt: sql`now()` }).where(eq(outbox.topic, 'approval.due'));
    },
    /** Everything that is due by the clock is done. */
    deliver: async (database: Database = app) => {
      while ((await deliverEffects(database, handlers(database))) > 0);
    },
  };
}
