import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { log } from '#platform/api/log.ts';
import { expireRules } from './centers/rule-repo.ts';
import { type AlertPost, sendAlerts } from './send-alerts.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Marks rules whose time is over, and tells owners of budgets that run out. */
export function budgetJobs(database: Database, post: AlertPost): ScheduledJob[] {
  const expire = async () => {
    const rules = await inTransaction(database, WORKER, 'write', expireRules);
    if (rules > 0) log.info({ rules }, 'cost rules expired');
  };
  const alert = async () => {
    await sendAlerts(database, post);
  };
  return [
    { name: 'expire-cost-rules', cron: '3 0 * * *', run: expire },
    { name: 'tell-budget-owners', cron: '*/5 * * * *', run: alert },
  ];
}
