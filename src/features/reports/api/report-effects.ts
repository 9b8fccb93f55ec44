import { PART_POSTPONED } from '#features/fulfilment/api/public.ts';
import {
  ORDER_CANCELLED,
  ORDER_READY,
  ORDER_RETURNED,
  ORDER_TOLD,
  type OrderNews,
} from '#features/orders/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { bookHeard, buildReports, compareReports } from './booking/build-repo.ts';

/** Whatever becomes of an order is booked, seconds later and in the name of its firm; a repeat changes nothing. */
export function reportEffects(database: Database): EffectHandlers {
  const book = async (payload: unknown) => {
    const { firmId, orderId } = payload as OrderNews;
    const scope = { firmId: BigInt(firmId), userId: null, right: 'worker' } as const;
    await inTransaction(database, scope, 'write', (db) => bookHeard(db, scope.firmId, [BigInt(orderId)]));
  };
  return {
    ...{ [ORDER_READY]: book, [ORDER_CANCELLED]: book, [ORDER_TOLD]: book },
    ...{ [ORDER_RETURNED]: book, [PART_POSTPONED]: book },
  };
}

export const reportJobs = (database: Database): ScheduledJob[] => [
  { name: 'build-reports', cron: '*/2 * * * *', atStart: true, run: () => buildReports(database) },
  { name: 'compare-reports', cron: '40 3 * * *', run: () => compareReports(database) },
];
