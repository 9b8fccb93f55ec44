import type { AttachmentTools } from '#business/attachments/api/public.ts';
import { caseAttachments } from './case-attachments.ts';
import { caseDeskJobs } from './desk/case-jobs.ts';
import { createCaseDeskHandlers } from './desk/desk-handlers.ts';
import { deskNewsEffects } from './desk/desk-news.ts';
import { figureHandlers } from './figures/figure-handlers.ts';
import { createReturnHandlers, type ReturnSettings } from './returns/return-handlers.ts';

/** What the app collects of the feature on the server. */
export const afterSales = {
  handlers: (settings: ReturnSettings & { attachments: AttachmentTools }) => ({
    afterSaleDesk: createCaseDeskHandlers(settings),
    afterSaleFigures: figureHandlers,
    afterSaleReturns: createReturnHandlers(settings),
  }),
  jobs: caseDeskJobs,
  effects: deskNewsEffects,
  attachments: [caseAttachments],
};
