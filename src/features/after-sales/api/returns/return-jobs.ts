import type { CarrierSettings } from '#business/carriers/api/public.ts';
import type { Post } from '#business/messages/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { askCarriers } from './ask-carriers.ts';
import { PICKUP_OFF } from './end-return.ts';
import { type FailedReturn, RETURN_FAILED, tellUnbooked } from './return-failed.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Carriers are asked for pick-ups and news; every run is harmless when repeated. */
export const returnJobs = (database: Database, carriers: CarrierSettings): ScheduledJob[] => [
  {
    name: 'ask-return-carriers',
    cron: '* * * * *',
    run: async () => {
      await askCarriers(database, carriers);
    },
  },
];

/** A carrier that need not come is told so; where it does not answer, the outbox tells it again. */
export const returnEffects = (database: Database, post: Post, { carrier }: CarrierSettings): EffectHandlers => ({
  [PICKUP_OFF]: async (payload) => {
    await carrier?.cancelPickup((payload as { returnNo: string }).returnNo);
  },
  [RETURN_FAILED]: (payload) =>
    inTransaction(database, WORKER, 'write', (db) => tellUnbooked(db, post, payload as FailedReturn)),
});
