import type { Database } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { createApprovalHandlers, createApprovalLinkHandlers } from './approval-handlers.ts';
import { approvalJobs } from './clock/approval-jobs.ts';
import { delayedEffects } from './delayed/delayed-effects.ts';
import { approvalFlowHandlers } from './flows/approval-flow-handlers.ts';
import { approvalFlowJobs } from './flows/flow-jobs.ts';
import type { FlowPost } from './flows/retire-dead-flows.ts';
import { approvalEffects, type Post } from './mail/approval-effects.ts';
import { approvalOrderEffects } from './orders/order-changes.ts';
import type { DocumentKeepers } from './requests/document-keeper.ts';
import type { DetailTools } from './requests/read-detail.ts';

interface ApprovalFiles {
  /** What people put beside requests for approval. */
  approvalFiles: FileStore;
}

/** What the app collects of the feature on the server. */
export const approvals = {
  handlers: (settings: DetailTools & ApprovalFiles) => ({
    approvalFlows: approvalFlowHandlers,
    approvalLinks: createApprovalLinkHandlers(settings),
    approvals: createApprovalHandlers(settings),
  }),
  jobs: (
    database: Database,
    { documents, approvalFiles, ...post }: { documents: DocumentKeepers } & ApprovalFiles & FlowPost,
  ) => [...approvalJobs(database, { documents, approvalFiles }), ...approvalFlowJobs(database, post)],
  effects: (database: Database, documents: DocumentKeepers, post: Post) => ({
    ...approvalEffects(database, post),
    ...delayedEffects(database, documents, post),
  }),
  orderEffects: approvalOrderEffects,
};
