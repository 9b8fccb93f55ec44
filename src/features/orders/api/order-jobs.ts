import type { Post } from '#business/messages/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { expireOrders, remindOfPayment } from './expire-orders.ts';
import { tellUnconfirmed } from './tell-unconfirmed.ts';

/** Ends what was not paid, and tells before; tells the desk of what waits for it. */
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
    { name: 'tell-unconfirmed', cron: '*/15 * * * *', run: () => tellUnconfirmed(database, post) },
  ];
}
