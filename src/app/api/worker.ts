import { resolve } from 'node:path';
import { attachmentJobs, scanEffects } from '#business/attachments/api/public.ts';
import { exportQueue, transferJobs } from '#business/transfers/api/public.ts';
import { accessJobs, findParticipant } from '#features/access/api/public.ts';
import {
  approvalEffects,
  approvalFlowJobs,
  approvalJobs,
  approvalOrderEffects,
  type DocumentKeepers,
  delayedEffects,
} from '#features/approvals/api/public.ts';
import { auditJobs } from '#features/audit/api/public.ts';
import { budgetJobs } from '#features/budgets/api/public.ts';
import { bulkJobs } from '#features/bulk/api/public.ts';
import { cartJobs } from '#features/cart/api/public.ts';
import { createImportFiles, importJobs, startImportRunner } from '#features/catalog/api/public.ts';
import { diagnosticsJobs } from '#features/diagnostics/api/public.ts';
import { enquiryJobs } from '#features/enquiries/api/public.ts';
import { fulfilmentEffects, fulfilmentJobs } from '#features/fulfilment/api/public.ts';
import { budgetEffects, orderJobs } from '#features/orders/api/public.ts';
import { paymentEffects, paymentJobs, prepareEffects, refundEffects } from '#features/payments/api/public.ts';
import { quoteEffects, quoteJobs, quoteOrderEffects } from '#features/quotes/api/public.ts';
import { recommendationJobs } from '#features/recommendations/api/public.ts';
import { searchEffects, searchImportEffects, searchJobs, searchWordEffects } from '#features/search/api/public.ts';
import { verificationEffects, verificationJobs } from '#features/verification/api/public.ts';
import { type Database, openDatabase } from '#platform/api/database.ts';
import type { Env } from '#platform/api/env.ts';
import { startJobs } from '#platform/api/jobs.ts';
import { createMessages, type Messages } from '#platform/api/messages.ts';
import { type EffectHandlers, hearTogether, startOutboxWorker } from '#platform/api/outbox-worker.ts';
import { purgeJobs } from '#platform/api/purge-jobs.ts';
import { openFileStores } from '#platform/api/stores/open-file-stores.ts';
import { type MessageDelivery, openMessageDelivery } from './message-delivery.ts';
import { openDocumentKeepers } from './open-approvals.ts';
import { openAttachments } from './open-attachments.ts';
import { openExports, openTransferFiles } from './open-exports.ts';
import { openPayments, type Payments } from './open-payments.ts';
import { readPepper } from './read-pepper.ts';

/** What effects need to write to people. */
interface Post {
  messages: Messages;
  origin: string;
}

/** Who acts when an order stands, and when it comes to nothing in whole or part. */
const orderEffects = (database: Database, { messages, origin }: Post, documents: DocumentKeepers): EffectHandlers =>
  hearTogether(
    fulfilmentEffects(database, messages, origin),
    paymentEffects(database),
    budgetEffects(database),
    approvalOrderEffects(database, documents),
    quoteOrderEffects(database),
  );

/** Who acts on which effect; each lane goes on when another waits for somebody's server. */
function effectLanes(database: Database, messages: MessageDelivery, payments: Payments, post: Post): EffectHandlers[] {
  const search = { ...searchEffects(database), ...searchWordEffects(database) };
  // Thousands of imported goods go through a lane of their own: a single change is found within seconds meanwhile.
  const imported = searchImportEffects(database);
  const documents = openDocumentKeepers(payments);
  return [
    { ...search, ...verificationEffects },
    imported,
    orderEffects(database, post, documents),
    { ...approvalEffects(database, post), ...delayedEffects(database, documents, post) },
    { ...prepareEffects(database, payments), ...refundEffects(database, payments.channels, post) },
    quoteEffects(database, post),
    messages.mailEffects,
    messages.smsEffects,
  ];
}

/** Background work of this process: effects from the outbox and jobs by the calendar. */
export async function startWorker(env: Env, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const role = env.databaseUrl ? 'shop_app' : undefined;
  const messages = await openMessageDelivery(env);
  const database = openDatabase(databaseUrl, { max: 9, role, shortcuts: env.dbShortcuts });
  const importFiles = createImportFiles(resolve(env.dataDir, 'imports'));
  const pepper = await readPepper(env);
  const payments = await openPayments(env, pepper);
  const attachments = openAttachments(env, await openFileStores(env));
  const transferFiles = openTransferFiles(env);
  const findCaller = (place: Parameters<typeof findParticipant>[1]) => findParticipant(database, place);
  const post = { messages: createMessages(pepper), origin: env.origin };
  const imports = startImportRunner(database, importFiles);
  // The scanner takes its time; nobody else waits for it.
  const lanes = [...effectLanes(database, messages, payments, post), scanEffects(database, attachments)];
  const outbox = startOutboxWorker(database, databaseUrl, ...lanes);
  const jobs = await startJobs(
    databaseUrl,
    [
      ...purgeJobs(database),
      ...accessJobs(database),
      ...approvalJobs(database, openDocumentKeepers(payments)),
      ...attachmentJobs(database, attachments, attachments.thumbnails),
      ...auditJobs(database),
      ...budgetJobs(database, post),
      ...approvalFlowJobs(database, post),
      ...bulkJobs(database),
      ...cartJobs(database),
      ...diagnosticsJobs(database),
      ...enquiryJobs(database),
      ...fulfilmentJobs(database),
      ...importJobs(database, importFiles),
      ...orderJobs(database, post),
      ...paymentJobs(database, payments.channels),
      ...quoteJobs(database, post),
      ...recommendationJobs(database),
      ...searchJobs(database),
      ...transferJobs({ database, files: transferFiles }),
      ...verificationJobs(database),
    ],
    { role, queued: [exportQueue({ database, exports: openExports(), files: transferFiles, findCaller })] },
  );
  return {
    async stop() {
      await jobs.stop();
      await imports.stop();
      await outbox.stop();
      await messages.stop();
      await database.close();
    },
  };
}
