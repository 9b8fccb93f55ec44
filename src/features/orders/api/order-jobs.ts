import type { Database } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { expireOrders, remindOfPayment } from './expire-orders.ts';
import type { Post } from './mail-buyer.ts';

/** Ends what was not paid, and tells before. */
export function orderJobs(database: Database, post: Post): ScheduledJob[] {
  return [
    {
      name: 'expire-orders',
      cron: '* * * * *',
      run: async () => {
        await remindOfPayment(database, post);
        await expireOrders(database, post);
      },
    },
  ];
}
