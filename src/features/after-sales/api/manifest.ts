import type { AttachmentTools } from '#business/attachments/api/public.ts';
import { caseAttachments } from './case-attachments.ts';
import { caseDeskJobs } from './desk/case-jobs.ts';
import { createCaseDeskHandlers } from './desk/desk-handlers.ts';
import { deskNewsEffects } from './desk/desk-news.ts';
import { figureHandlers } from './figures/figure-handlers.ts';

/** What the app collects of the feature on the server. */
export const afterSales = {
  handlers: (settings: { attachments: AttachmentTools }) => ({
    afterSaleDesk: createCaseDeskHandlers(settings),
    afterSaleFigures: figureHandlers,
  }),
  jobs: caseDeskJobs,
  effects: deskNewsEffects,
  attachments: [caseAttachments],
};
