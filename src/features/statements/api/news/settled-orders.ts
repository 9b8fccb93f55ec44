import { keepStatementStatus, lockSides } from '#features/orders/api/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { STATEMENT_SETTLED } from '../statement-repo.ts';
import { readOrdersOf, readSettled } from './settled-orders-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Orders follow the statements they stand on. What these say is read behind the locks of the orders: of two at once the later one knows. */
export const settledOrderEffects = (database: Database): EffectHandlers => ({
  [STATEMENT_SETTLED]: (payload) => {
    const told = payload as { firmId: string; statementId: string };
    const firmId = BigInt(told.firmId);
    return inTransaction(database, WORKER, 'write', async (db) => {
      const orderIds = await readOrdersOf(db, { firmId, statementId: BigInt(told.statementId) });
      await lockSides(db, { firmId, orderIds });
      const { settled, billed } = await readSettled(db, { firmId, orderIds });
      await keepStatementStatus(db, { firmId, orderIds: settled }, 'settled');
      await keepStatementStatus(db, { firmId, orderIds: billed }, 'billed');
    });
  },
});
