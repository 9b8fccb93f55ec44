import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import type { RedReason } from '../../contract/invoice-words.ts';
import type { RedStatus } from '../../rules/red-letter-states.ts';
import { WORKER } from '../issue/open-invoice.ts';
import { findRed, keyedRed, type RedPlace, type RedRow, readRedLines } from './red-repo.ts';
import { lockPlaces, takeExcess } from './take-excess.ts';

/** Topic of red letters that came to nothing: `{ firmId, redId }`, ids as text. */
export const RED_ENDED = 'invoice.red.ended';

/** Ends that nobody decided: the clock ran out, or the platform found the voucher wanting. */
const UNDECIDED: readonly string[] = ['expired', 'void'] satisfies RedStatus[];

/**
 * Whether what a red letter leaves open is asked for again by itself: what a person asked for may have stood in the way of a return's
 * own; what the shop asks for by itself is asked again unless somebody said no to it.
 */
const asksAgain = ({ userId, status }: RedRow) => userId !== null || UNDECIDED.includes(status);

export const tellEnded = (db: Db, { firmId, id }: RedPlace): Promise<void> =>
  enqueueEffect(db, RED_ENDED, { firmId: String(firmId), redId: String(id) });

/** Goods that came back stay taken off the invoices, whichever red letter came to nothing. */
export function takeEnded(database: Database, place: RedPlace): Promise<void> {
  return inTransaction(database, WORKER, 'write', async (db) => {
    const red = await findRed(db, keyedRed(place));
    if (!red || !asksAgain(red)) return;
    const { firmId, redNo, caseNo } = red;
    const lines = await readRedLines(db, red);
    const places = lines.map(({ goods: { orderId, orderLineId } }) => ({ firmId, orderId, orderLineId }));
    await lockPlaces(db, firmId, places);
    const reason: RedReason = red.userId === null ? (red.reason as RedReason) : '02';
    const note = red.userId === null && red.note !== '' ? red.note : `${redNo} 未完成`;
    for (const one of places) await takeExcess(db, one, { reason, note, caseNo });
  });
}
