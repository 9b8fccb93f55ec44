import type { AttachmentTools } from '#business/attachments/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import { createApprovalHandlers, createApprovalLinkHandlers } from './approval-handlers.ts';
import { approvalJobs } from './clock/approval-jobs.ts';
import { delayedEffects } from './delayed/delayed-effects.ts';
import { requestAttachments } from './files/request-attachments.ts';
import { approvalEffects, type Post } from './mail/approval-effects.ts';
import { approvalOrderEffects } from './orders/order-changes.ts';
import { createOrderKeeper, type OrderSettlement } from './orders/order-keeper.ts';
import type { DocumentKeepers } from './requests/document-keeper.ts';
import { approvalsExport } from './requests/export-approvals.ts';
import type { DetailTools } from './requests/read-detail.ts';

/** What the app collects of the feature on the server. */
export const approvals = {
  handlers: (settings: DetailTools & { attachments: AttachmentTools }) => ({
    approvalLinks: createApprovalLinkHandlers(settings),
    approvals: createApprovalHandlers(settings),
  }),
  /** Orders lie below approvals: what becomes of them is given from outside. */
  orderKeepers: (orders: OrderSettlement) => [createOrderKeeper(orders)],
  exports: [approvalsExport],
  jobs: approvalJobs,
  effects: (database: Database, documents: DocumentKeepers, post: Post) => ({
    ...approvalEffects(database, post),
    ...delayedEffects(database, documents, post),
  }),
  orderEffects: approvalOrderEffects,
  attachments: [requestAttachments],
};
