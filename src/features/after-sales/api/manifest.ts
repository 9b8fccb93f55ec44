import type { Post } from '#business/messages/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import { caseKeeper } from './approval/case-keeper.ts';
import { caseAttachments } from './case-attachments.ts';
import { type CaseSettings, createCaseHandlers } from './case-handlers.ts';
import { caseDeskJobs } from './desk/case-jobs.ts';
import { createCaseDeskHandlers } from './desk/desk-handlers.ts';
import { deskNewsEffects } from './desk/desk-news.ts';
import { caseQueueExport } from './desk/export-queue.ts';
import { casesExport } from './export-cases.ts';
import { figureHandlers } from './figures/figure-handlers.ts';
import { caseNewsEffects } from './news/case-news.ts';
import { createReturnHandlers, type ReturnSettings } from './returns/return-handlers.ts';
import { returnEffects, returnJobs } from './returns/return-jobs.ts';
import { createCaseSettingHandlers } from './settings/setting-handlers.ts';
import { caseRefundEffects, childOrderEffects } from './settle/settle-effects.ts';

/** What the app collects of the feature on the server. */
export const afterSales = {
  handlers: (settings: CaseSettings & ReturnSettings) => ({
    afterSaleDesk: createCaseDeskHandlers(settings),
    afterSaleFigures: figureHandlers,
    afterSaleReturns: createReturnHandlers(settings),
    afterSales: createCaseHandlers(settings),
    afterSaleSettings: createCaseSettingHandlers(),
  }),
  attachments: [caseAttachments],
  exports: [casesExport, caseQueueExport],
  keepers: [caseKeeper],
  jobs: caseDeskJobs,
  /** People are told of what becomes of cases. */
  effects: (database: Database, post: Post) => ({
    ...caseNewsEffects(database, post),
    ...deskNewsEffects(database, post),
  }),
  /** Cases follow the orders that were made for them, and their money. */
  orderEffects: childOrderEffects,
  refundEffects: caseRefundEffects,
  /** Carriers are asked and told; they take their time. */
  returnJobs,
  returnEffects,
};
