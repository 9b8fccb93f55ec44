import { eq, sql } from 'drizzle-orm';
import { openDocumentKeepers } from '#app/api/open-approvals.ts';
import { openPayments } from '#app/api/open-payments.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { delayedEffects } from '#features/approvals/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { tellIntoList } from '#tests/factories/told-letters.ts';
import type { TestDatabase } from '#tests/test-database.ts';
import { testEnv } from '#tests/test-shop.ts';

/** The worker of approvals on databases of a test: time passes when it is told to, mail is kept here. */
export async function delayedWorker({ owner, app }: TestDatabase) {
  const documents = openDocumentKeepers(await openPayments(testEnv, await readPepper(testEnv), {}));
  const { messages, letters: sent } = tellIntoList();
  const post = { messages, origin: 'http://shop.test' };
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
