import { budgetHandlers } from './budget-handlers.ts';
import { budgetJobs } from './budget-jobs.ts';
import { statementExport } from './statement/export-statement.ts';

/** What the app collects of the feature on the server. */
export const budgets = {
  handlers: () => ({
    budgets: budgetHandlers,
  }),
  jobs: budgetJobs,
  exports: [statementExport],
};
