import type { Database } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { type FlowPost, retireDeadFlows } from './retire-dead-flows.ts';

export const approvalFlowJobs = (database: Database, post: FlowPost): ScheduledJob[] => [
  { name: 'approvals.retire-dead-flows', cron: '25 * * * *', run: () => retireDeadFlows(database, post) },
];
