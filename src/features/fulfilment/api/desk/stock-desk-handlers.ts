import { lockLevel, moveStock } from '#features/catalog/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { stockErrors } from '../../contract/fulfilment-errors.ts';
import { stockDeskContract } from '../../contract/stock-desk-contract.ts';
import { insertCorrection, readCorrections, readLevels } from './stock-desk-repo.ts';

const desk = implementFeature(stockDeskContract);

export const stockDeskHandlers = {
  levels: desk.levels.handler(async ({ input, context: { db } }) => {
    const { pageNo, pageSize } = input;
    const { rows, total } = await readLevels(db, input);
    const list = rows.map(({ updatedAt, ...row }) => ({
      ...row,
      available: row.onHand - row.reserved,
      updatedAt: updatedAt.toISOString(),
    }));
    return { list, total, pageNo, pageSize };
  }),

  corrections: desk.corrections.handler(async ({ input, context: { db } }) => {
    const { pageNo, pageSize } = input;
    const { rows, total } = await readCorrections(db, input);
    return { list: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), total, pageNo, pageSize };
  }),

  correct: desk.correct.handler(async ({ input, context: { db, caller } }) => {
    const { skuCode, warehouse, before, after, reason } = input;
    const level = await lockLevel(db, input);
    if (!level) throw refuse(stockErrors, 'STOCK_PLACE_UNKNOWN');
    const { skuId, reserved, onHand } = level;
    if (onHand !== before) throw refuse(stockErrors, 'STOCK_CHANGED');
    if (after < reserved) {
      const message = `有 ${reserved} 件已为订单预占，库存不能少于这个数量`;
      throw refuse(stockErrors, 'STOCK_BELOW_RESERVED', { message });
    }
    if (!(await moveStock(db, [{ skuId, warehouse, onHand: after - before, reserved: 0 }]))) {
      throw refuse(stockErrors, 'STOCK_CHANGED');
    }
    const { userId } = signedIn(caller);
    await insertCorrection(db, { userId, skuId, warehouse, before, after, reason });
    await writeAudit(db, caller, {
      action: 'stock.corrected',
      objectType: 'stock',
      objectId: `${skuCode} ${warehouse}`,
      before: { onHand: before },
      after: { onHand: after, reason },
    });
    // What people find says whether an item is in stock.
    await enqueueEffect(db, 'catalog.changed', { itemNos: [skuCode] });
    return { onHand: after, reserved };
  }),
};
