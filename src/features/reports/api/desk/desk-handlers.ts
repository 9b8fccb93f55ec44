import { type Caller, signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { deskReportContract } from '../../contract/desk-contract.ts';
import { readDeliveryLines } from '../delivery/read-delivery-lines.ts';
import { KeptFigures } from '../figures/kept-figures.ts';
import { askOfAll } from './desk-asking-repo.ts';
import { findFirm, readFirmOrders } from './read-firm-orders.ts';
import { readFirmTurnover } from './read-firm-turnover.ts';
import { readOverviewOfAll } from './read-overview-of-all.ts';

const desk = implementFeature(deskReportContract);

/** Calls of 经营概览; figures of all firms are kept in this process while no ledger moves. */
export function createDeskReportHandlers(kept: KeptFigures = new KeptFigures()) {
  const callerOf = (context: { caller: Caller }) => signedIn(context.caller);
  return {
    overview: desk.overview.handler(async ({ input, context }) =>
      readOverviewOfAll(await askOfAll(context.db, callerOf(context), input, {}, kept)),
    ),
    firms: desk.firms.handler(async ({ input, context }) =>
      readFirmTurnover(await askOfAll(context.db, callerOf(context), input, {}, kept), input),
    ),
    orders: desk.orders.handler(async ({ input, context: { db } }) => {
      const { customerCode, from, to, after, limit } = input;
      const { id: firmId, name: firmName } = await findFirm(db, customerCode);
      return { firmName, ...(await readFirmOrders(db, { firmId, from, to, after, limit })) };
    }),
    deliveries: desk.deliveries.handler(async ({ input, context }) => {
      const { total, rows, next } = await readDeliveryLines(
        await askOfAll(context.db, callerOf(context), input, input, kept),
      );
      return { total, rows, next };
    }),
  };
}
