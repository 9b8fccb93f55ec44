import { resolve } from 'node:path';
import { accessJobs } from '#features/access/api/public.ts';
import { cartJobs } from '#features/cart/api/public.ts';
import { createImportFiles, importJobs, startImportRunner } from '#features/catalog/api/public.ts';
import { diagnosticsJobs } from '#features/diagnostics/api/public.ts';
import { fulfilmentEffects, fulfilmentJobs } from '#features/fulfilment/api/public.ts';
import { recommendationJobs } from '#features/recommendations/api/public.ts';
import { searchEffects, searchImportEffects, searchJobs, searchWordEffects } from '#features/search/api/public.ts';
import { verificationEffects, verificationJobs } from '#features/verification/api/public.ts';
import { type Database, openDatabase } from '#platform/api/database.ts';
import type { Env } from '#platform/api/env.ts';
import { startJobs } from '#platform/api/jobs.ts';
import { createMessages, type Messages } from '#platform/api/messages.ts';
import { type EffectHandlers, startOutboxWorker } from '#platform/api/outbox-worker.ts';
import { purgeJobs } from '#platform/api/purge-jobs.ts';
import { type MessageDelivery, openMessageDelivery } from './message-delivery.ts';
import { readPepper } from './read-pepper.ts';

/** What effects need to write to people. */
interface Post {
  delivery: MessageDelivery;
  messages: Messages;
  origin: string;
}

/** Who acts on which effect; each lane goes on when another waits for somebody's server. */
function effectLanes(database: Database, { delivery, messages, origin }: Post): EffectHandlers[] {
  const search = { ...searchEffects(database), ...searchWordEffects(database) };
  // Thousands of imported goods go through a lane of their own: a single change is found within seconds meanwhile.
  const imported = searchImportEffects(database);
  const sending = fulfilmentEffects(database, messages, origin);
  return [{ ...search, ...verificationEffects }, imported, sending, delivery.mailEffects, delivery.smsEffects];
}

/** Background work of this process: effects from the outbox and jobs by the calendar. */
export async function startWorker(env: Env, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const role = env.databaseUrl ? 'shop_app' : undefined;
  const delivery = await openMessageDelivery(env);
  const messages = createMessages(await readPepper(env));
  const database = openDatabase(databaseUrl, { max: 9, role });
  const importFiles = createImportFiles(resolve(env.dataDir, 'imports'));
  const imports = startImportRunner(database, importFiles);
  const outbox = startOutboxWorker(
    database,
    databaseUrl,
    ...effectLanes(database, { delivery, messages, origin: env.origin }),
  );
  const jobs = await startJobs(
    databaseUrl,
    [
      ...purgeJobs(database),
      ...accessJobs(database),
      ...cartJobs(database),
      ...diagnosticsJobs(database),
      ...fulfilmentJobs(database),
      ...importJobs(database, importFiles),
      ...recommendationJobs(database),
      ...searchJobs(database),
      ...verificationJobs(database),
    ],
    role,
  );
  return {
    async stop() {
      await jobs.stop();
      await imports.stop();
      await outbox.stop();
      await delivery.stop();
      await database.close();
    },
  };
}
