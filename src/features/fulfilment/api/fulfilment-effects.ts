import type { Teller } from '#business/messages/api/public.ts';
import { ORDER_CANCELLED, ORDER_READY, type OrderNews } from '#features/orders/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { SHIPMENT_TOLD, type ShipmentNews } from './notify-buyer.ts';
import { PART_POSTPONED, type PostponeNews, tellPostponed } from './notify-postponed.ts';
import { openWork, splitWhenReady } from './open-work.ts';
import { settleParts } from './settle-work.ts';
import { tellOfParcel } from './tell-of-parcel.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/**
 * Orders that are ready are split into parts, parts follow what is called off of their lines, buyers are told of their parcels;
 * repeats change nothing.
 */
export function fulfilmentEffects(database: Database, messages: Teller, origin: string): EffectHandlers {
  return {
    [ORDER_READY]: async (payload) => {
      const { firmId, orderId } = payload as OrderNews;
      const name = { firmId: BigInt(firmId), orderId: BigInt(orderId) };
      await inTransaction(database, WORKER, 'write', (db) => splitWhenReady(db, name));
    },
    [ORDER_CANCELLED]: async (payload) => {
      const { firmId, orderId } = payload as OrderNews;
      const name = { firmId: BigInt(firmId), orderId: BigInt(orderId) };
      await inTransaction(database, WORKER, 'write', async (db) => settleParts(db, await openWork(db, name)));
    },
    [PART_POSTPONED]: async (payload) => {
      const news = payload as PostponeNews;
      const scope = { ...WORKER, firmId: BigInt(news.firmId) };
      await inTransaction(database, scope, 'write', (db) => tellPostponed(db, { messages, origin }, news));
    },
    [SHIPMENT_TOLD]: async (payload) => {
      const { firmId, shipmentId, ...news } = payload as ShipmentNews;
      // In the name of the firm: people are known to their own firm alone.
      const scope = { ...WORKER, firmId: BigInt(firmId) };
      await inTransaction(database, scope, 'write', (db) =>
        tellOfParcel(db, { messages, origin }, { firmId: BigInt(firmId), shipmentId: BigInt(shipmentId) }, news),
      );
    },
  };
}
