import type { CarrierAdapter, CarrierPush } from '#business/carriers/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { log } from '#platform/api/log.ts';
import { readTurn } from './moving-parcel-repo.ts';
import { notifyNews, type ParcelName } from './notify-news.ts';
import { findTracked } from './shipment-repo.ts';
import { NOBODY } from './work-actor.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

async function tellAll(db: Db, name: ParcelName, news: CarrierPush['news']): Promise<void> {
  for (const one of news) await notifyNews(db, NOBODY, name, one);
}

/** Asks a carrier about the parcels whose turn it is; one that cannot be asked about keeps no other from it. */
export async function askAboutParcels(database: Database, carrier: CarrierAdapter, now: Date): Promise<number> {
  const parcels = await inTransaction(database, WORKER, 'read', (db) => readTurn(db, now));
  let told = 0;
  for (const { shipmentNo, ...parcel } of parcels) {
    try {
      const news = await carrier.query(parcel);
      if (news.length === 0) continue;
      await inTransaction(database, WORKER, 'write', (db) => tellAll(db, { shipmentNo }, news));
      told += 1;
    } catch (err) {
      log.warn({ err, shipmentNo }, 'carrier did not answer');
    }
  }
  return told;
}

/** Only where a carrier exists: what `npm run simulate` plays is told by it. */
export const askCarrierJobs = (database: Database, carrier: CarrierAdapter | null): ScheduledJob[] =>
  carrier
    ? [
        {
          name: 'ask-carriers',
          cron: '*/10 * * * *',
          run: async () => {
            await askAboutParcels(database, carrier, new Date());
          },
        },
      ]
    : [];

/** Takes in what a carrier pushes of a parcel of an order; false: none of ours. */
export function takeShipmentPush(database: Database, { name, assigned, news }: CarrierPush): Promise<boolean> {
  const tracked = 'requestNo' in name ? assigned : name;
  if (!tracked) return Promise.resolve(false);
  return inTransaction(database, WORKER, 'write', async (db) => {
    if (!(await findTracked(db, tracked))) return false;
    await tellAll(db, tracked, news);
    return true;
  });
}
