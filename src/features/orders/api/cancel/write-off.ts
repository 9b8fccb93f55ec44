import type { Db } from '#platform/api/database.ts';
import { amountOf, cancelOf, type LineCancellation } from '../../rules/life/cancel-lines.ts';
import { addCancelledAmount } from '../order-change-repo.ts';
import { announceCancelled } from '../order-news.ts';
import { type CancelLine, lockLines, type OrderPlace, writeCancellations } from './cancel-repo.ts';

/**
 * Takes quantities off the lines of a locked order with their money; who keeps that, or packs the goods, hears of it.
 * The one place where lines shrink, whoever cancels. Answers the fen that went.
 */
export async function writeOff(
  db: Db,
  place: OrderPlace,
  cancellations: readonly LineCancellation<CancelLine>[],
): Promise<bigint> {
  const amountFen = amountOf(cancellations);
  await writeCancellations(db, place, cancellations);
  await addCancelledAmount(db, place, amountFen);
  await announceCancelled(db, place);
  return amountFen;
}

/** The same for units that those who send goods will not send; what of the order goes on is theirs to say. */
export async function writeOffUnits(
  db: Db,
  place: OrderPlace,
  units: readonly { lineId: bigint; quantity: number }[],
): Promise<bigint> {
  const lines = await lockLines(db, place);
  const cancellations = units.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new Error('units of a line the order does not have');
    return cancelOf(line, quantity);
  });
  return writeOff(db, place, cancellations);
}
