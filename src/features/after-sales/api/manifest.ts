import { caseKeeper } from './approval/case-keeper.ts';
import { caseAttachments } from './case-attachments.ts';
import { type CaseSettings, createCaseHandlers } from './case-handlers.ts';
import { casesExport } from './export-cases.ts';
import { figureHandlers } from './figures/figure-handlers.ts';
import { caseNewsEffects } from './news/case-news.ts';
import { createCaseSettingHandlers } from './settings/setting-handlers.ts';
import { caseRefundEffects, childOrderEffects } from './settle/settle-effects.ts';

/** What the app collects of the feature on the server. */
export const afterSales = {
  handlers: (settings: CaseSettings) => ({
    afterSaleFigures: figureHandlers,
    afterSales: createCaseHandlers(settings),
    afterSaleSettings: createCaseSettingHandlers(),
  }),
  attachments: [caseAttachments],
  exports: [casesExport],
  keepers: [caseKeeper],
  /** People are told of what becomes of cases. */
  effects: caseNewsEffects,
  /** Cases follow the orders that were made for them, and their money. */
  orderEffects: childOrderEffects,
  refundEffects: caseRefundEffects,
};
