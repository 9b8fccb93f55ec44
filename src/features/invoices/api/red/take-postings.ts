import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { onEach } from '../issue/on-each.ts';
import { WORKER } from '../issue/open-invoice.ts';
import { insertTaken, isTaken, type OpenPosting, readOpen } from './red-posting-repo.ts';
import { lockPlaces, takeExcess } from './take-excess.ts';

/** Takes one posting up: a red letter for each invoice it touches, or none where nothing has to be taken back; freight went back with it. */
async function takePosting(db: Db, { posting, caseNo, kind }: OpenPosting): Promise<void> {
  const { firmId, id: postingId, orderId, orderLineId } = posting;
  const places = [
    { firmId, orderId, orderLineId },
    { firmId, orderId, orderLineId: null },
  ];
  await lockPlaces(db, firmId, places);
  if (await isTaken(db, firmId, postingId)) return;
  const red = { reason: kind === 'price_gap' ? '04' : '02', note: `售后单 ${caseNo}`, caseNo } as const;
  const redIds: bigint[] = [];
  for (const place of places) redIds.push(...(await takeExcess(db, place, red)));
  await insertTaken(db, { firmId, postingId }, redIds.length > 0 ? redIds : [null]);
}

/** Every return of invoiced goods becomes a red letter (behaviours 2.7, 2.9); answers how many postings were taken up. */
export async function takePostings(database: Database): Promise<number> {
  const open = await inTransaction(database, WORKER, 'read', readOpen);
  await onEach(open, (one) => inTransaction(database, WORKER, 'write', (db) => takePosting(db, one)));
  return open.length;
}
