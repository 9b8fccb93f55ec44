import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { lockOrders } from '../invoiceable-repo.ts';
import { WORKER } from '../issue/open-invoice.ts';
import { insertTaken, isTaken, type OpenPosting, readOpen } from './red-posting-repo.ts';
import { takeExcess } from './take-excess.ts';

/** Takes one posting up: a red letter for each invoice it touches, or none where nothing has to be taken back; freight went back with it. */
async function takePosting(db: Db, { posting, caseNo, kind }: OpenPosting): Promise<void> {
  const { firmId, id: postingId, orderId, orderLineId } = posting;
  await lockOrders(db, firmId, [orderId]);
  if (await isTaken(db, firmId, postingId)) return;
  const red = { reason: kind === 'price_gap' ? '04' : '02', note: `售后单 ${caseNo}`, caseNo } as const;
  const goods = await takeExcess(db, { firmId, orderId, orderLineId }, red);
  const freight = await takeExcess(db, { firmId, orderId, orderLineId: null }, red);
  const redIds = [...goods, ...freight];
  await insertTaken(db, { firmId, postingId }, redIds.length > 0 ? redIds : [null]);
}

/** Every return of invoiced goods becomes a red letter (behaviours 2.7, 2.9); answers how many postings were taken up. */
export async function takePostings(database: Database): Promise<number> {
  const open = await inTransaction(database, WORKER, 'read', readOpen);
  for (const one of open) await inTransaction(database, WORKER, 'write', (db) => takePosting(db, one));
  return open.length;
}
