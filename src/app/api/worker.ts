import { resolve } from 'node:path';
import { attachmentJobs, scanEffects } from '#business/attachments/api/public.ts';
import { messageJobs } from '#business/messages/api/public.ts';
import { exportQueue, scheduleJobs, transferJobs } from '#business/transfers/api/public.ts';
import { findParticipant } from '#features/access/api/public.ts';
import { afterSales } from '#features/after-sales/api/manifest.ts';
import { approvalFlows } from '#features/approval-flows/api/manifest.ts';
import { approvals } from '#features/approvals/api/manifest.ts';
import type { DocumentKeepers } from '#features/approvals/api/public.ts';
import { budgets } from '#features/budgets/api/manifest.ts';
import { catalogImport } from '#features/catalog-import/api/manifest.ts';
import { createImportFiles, startImportRunner } from '#features/catalog-import/api/public.ts';
import { customerTerms } from '#features/customer-terms/api/manifest.ts';
import { diagnostics } from '#features/diagnostics/api/manifest.ts';
import { enquiries } from '#features/enquiries/api/manifest.ts';
import { fulfilment } from '#features/fulfilment/api/manifest.ts';
import { askCarrierJobs } from '#features/fulfilment/api/public.ts';
import { invoices } from '#features/invoices/api/manifest.ts';
import { orders } from '#features/orders/api/manifest.ts';
import { payments } from '#features/payments/api/manifest.ts';
import { purchases } from '#features/purchases/api/manifest.ts';
import { quotes } from '#features/quotes/api/manifest.ts';
import { receivables } from '#features/receivables/api/manifest.ts';
import { reports } from '#features/reports/api/manifest.ts';
import { search } from '#features/search/api/manifest.ts';
import { statements } from '#features/statements/api/manifest.ts';
import { verification } from '#features/verification/api/manifest.ts';
import { type Database, openDatabase } from '#platform/api/database.ts';
import type { Env } from '#platform/api/env.ts';
import { type ScheduledJob, startJobs } from '#platform/api/jobs.ts';
import { type EffectHandlers, mergeEffects, startOutboxWorker } from '#platform/api/outbox-worker.ts';
import { purgeJobs } from '#platform/api/purge-jobs.ts';
import { openFileStores } from '#platform/api/stores/open-file-stores.ts';
import { collectJobs } from './features.gen.ts';
import { type MessageDelivery, openMessageDelivery } from './message-delivery.ts';
import { openDocumentKeepers } from './open-approvals.ts';
import { openAttachments } from './open-attachments.ts';
import { openCarriers } from './open-carriers.ts';
import { openExports, openTransferFiles } from './open-exports.ts';
import { createPost, messageLanes, type ShopMessages } from './open-messages.ts';
import { openPayments, type Payments } from './open-payments.ts';
import { openTaxPlatform } from './open-tax-platform.ts';
import { readPepper } from './read-pepper.ts';

/** What effects need to write to people. */
interface Post {
  messages: ShopMessages;
  origin: string;
}

/** Who acts when an order stands, and when it comes to nothing in whole or part. */
const orderEffects = (database: Database, { messages, origin }: Post, documents: DocumentKeepers): EffectHandlers =>
  mergeEffects(
    fulfilment.orderEffects(database, messages, origin),
    payments.orderEffects(database),
    orders.orderEffects(database, { messages, origin }),
    approvals.orderEffects(database, documents),
    quotes.orderEffects(database),
    afterSales.orderEffects(database),
    // Last: it books what the others have made of the order.
    reports.orderEffects(database),
  );

/** Who acts on which effect; each lane goes on when another waits for somebody's server. */
function effectLanes(database: Database, messages: MessageDelivery, paying: Payments, post: Post): EffectHandlers[] {
  const documents = openDocumentKeepers(paying);
  return [
    { ...search.effects(database), ...verification.effects },
    // Thousands of imported goods go through a lane of their own: a single change is found within seconds meanwhile.
    search.importEffects(database),
    orderEffects(database, post, documents),
    approvals.effects(database, documents, post),
    mergeEffects(payments.effects(database, paying, post), afterSales.refundEffects(database)),
    {
      ...quotes.effects(database, post),
      ...afterSales.effects(database, post),
      ...invoices.newsEffects(database, post),
      ...catalogImport.effects(database, post),
      ...statements.effects(database, post),
    },
    messages.mailEffects,
    messages.smsEffects,
  ];
}

/** What background work stands on, opened once. */
async function openWork(env: Env, databaseUrl: string) {
  const role = env.databaseUrl ? 'shop_app' : undefined;
  const messages = await openMessageDelivery(env);
  const database = openDatabase(databaseUrl, { max: 11, role, shortcuts: env.dbShortcuts });
  const pepper = await readPepper(env);
  const paying = await openPayments(env, pepper);
  const carriers = await openCarriers(env);
  const attachments = openAttachments(env, await openFileStores(env));
  const taxWork = { attachments, tax: await openTaxPlatform(env) };
  const post = { messages: createPost(pepper), origin: env.origin };
  const letters = { secret: pepper, origin: env.origin };
  const findCaller = (place: Parameters<typeof findParticipant>[1]) => findParticipant(database, place);
  const files = openTransferFiles(env);
  const exportWork = { database, exports: openExports(), files, findCaller, messages: post.messages };
  const importFiles = createImportFiles(resolve(env.dataDir, 'imports'));
  return { role, messages, database, paying, carriers, attachments, taxWork, post, letters, exportWork, importFiles };
}
type Work = Awaited<ReturnType<typeof openWork>>;

/** Lanes of those who wait for somebody's server or a scanner; nobody else waits with them. */
const slowLanes = ({ database, post, attachments, carriers, taxWork }: Work): EffectHandlers[] => [
  scanEffects(database, attachments),
  afterSales.returnEffects(database, post, carriers),
  invoices.platformEffects(database, taxWork),
];

/** What runs by the calendar. */
const calendarJobs = (work: Work): ScheduledJob[] => {
  const { database, post, paying, carriers, attachments, taxWork, importFiles, exportWork } = work;
  return [
    ...purgeJobs(database),
    ...collectJobs(database),
    ...afterSales.jobs(database, post),
    ...approvalFlows.jobs(database, post),
    ...approvals.jobs(database, openDocumentKeepers(paying)),
    ...attachmentJobs(database, attachments),
    ...budgets.jobs(database, post),
    ...catalogImport.jobs(database, importFiles),
    ...customerTerms.jobs(database, post),
    ...diagnostics.jobs(database, post),
    ...enquiries.jobs(database, post),
    ...fulfilment.jobs(database, post),
    ...askCarrierJobs(database, carriers.real ? carriers.carrier : null),
    ...afterSales.returnJobs(database, carriers),
    ...invoices.platformJobs(database, taxWork),
    ...messageJobs({ database, ...work.letters }),
    ...orders.jobs(database, post),
    ...payments.jobs(database, paying.channels),
    ...purchases.jobs(database, post),
    ...quotes.jobs(database, post),
    ...receivables.jobs(database, post),
    ...statements.jobs(database, post),
    ...transferJobs(exportWork),
    ...scheduleJobs(exportWork),
  ];
};

/** Background work of this process: effects from the outbox and jobs by the calendar. */
export async function startWorker(env: Env, databaseUrl: string): Promise<{ stop(): Promise<void> }> {
  const work = await openWork(env, databaseUrl);
  const { role, messages, database, paying, post, letters, exportWork } = work;
  const imports = startImportRunner(database, work.importFiles);
  const lanes = [
    ...effectLanes(database, messages, paying, post),
    ...messageLanes(database, messages, letters),
    ...slowLanes(work),
  ];
  const outbox = startOutboxWorker(database, databaseUrl, ...lanes);
  const jobs = await startJobs(databaseUrl, calendarJobs(work), { role, queued: [exportQueue(exportWork)] });
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
