import { findPayableOrder, ORDER_CANCELLED, type OrderNews } from '#features/orders/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { isOpen } from '../../rules/approval-status.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { refreshRequest } from '../requests/refresh-request.ts';
import { findRequestOf, lockRequest } from '../requests/request-repo.ts';

/** An order whose buyer has called off some or all of it: its request follows, or goes with it. */
export function approvalOrderEffects(database: Database, documents: DocumentKeepers): EffectHandlers {
  return {
    [ORDER_CANCELLED]: async (payload) => {
      const { firmId, orderId } = payload as OrderNews;
      const place = { firmId: BigInt(firmId), orderId: BigInt(orderId) };
      const scope = { firmId: place.firmId, userId: null, right: 'worker' } as const;
      await inTransaction(database, scope, 'write', async (db) => {
        const documentNo = (await findPayableOrder(db, place.orderId))?.orderNo;
        const id = documentNo && (await findRequestOf(db, { firmId: place.firmId, documentType: 'order', documentNo }));
        const request = id ? await lockRequest(db, { firmId: place.firmId, id }) : null;
        if (request && isOpen(request.state.status)) await refreshRequest(db, documents, request);
      });
    },
  };
}
