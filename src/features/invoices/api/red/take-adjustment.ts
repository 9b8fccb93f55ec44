import { type Database, inTransaction } from '#platform/api/database.ts';
import { WORKER } from '../issue/open-invoice.ts';
import { markStatements } from '../statements/mark-statements.ts';
import { lockPlaces, takeExcess } from './take-excess.ts';

/** What `STATEMENT_ADJUSTED` says; ids as text. */
export interface Adjusted {
  firmId: string;
  orderId: string;
  /** Null: the freight. */
  orderLineId: string | null;
  disputeNo: string;
  units: number;
}

/** An agreed dispute took something off that is invoiced: invoices follow by a red letter, statements by what is covered of them. */
export function takeAdjustment(database: Database, adjusted: Adjusted): Promise<void> {
  const { disputeNo, units } = adjusted;
  const [firmId, orderId] = [BigInt(adjusted.firmId), BigInt(adjusted.orderId)];
  const orderLineId = adjusted.orderLineId === null ? null : BigInt(adjusted.orderLineId);
  return inTransaction(database, WORKER, 'write', async (db) => {
    const place = { firmId, orderId, orderLineId };
    await lockPlaces(db, firmId, [place]);
    const reason = units > 0 ? '02' : '04';
    await takeExcess(db, place, { reason, note: `对账异议 ${disputeNo}` });
    await markStatements(db, firmId, [orderId], disputeNo, []);
  });
}
