import type { Db } from '#platform/api/database.ts';
import { limitOf } from '../../rules/invoiceable.ts';
import { type RedLine, takeOff } from '../../rules/red-parts.ts';
import { SHOP } from '../application-repo.ts';
import { lockOrders, readInvoiceable } from '../invoiceable-repo.ts';
import { openInvoice } from '../issue/open-invoice.ts';
import { type NewRed, writeRed } from './ask-red.ts';
import { type InvoicedPlace, readOrdersOfInvoices, readStanding } from './red-posting-repo.ts';

/** Locks the orders of these places, and those that their invoices are about too: all at once, in the sequence of everybody. */
export async function lockPlaces(db: Db, firmId: bigint, places: readonly InvoicedPlace[]): Promise<void> {
  const invoiceIds: bigint[] = [];
  for (const place of places) invoiceIds.push(...(await readStanding(db, place)).map((row) => row.invoiceId));
  const others = await readOrdersOfInvoices(db, firmId, invoiceIds);
  await lockOrders(db, firmId, [...places.map(({ orderId }) => orderId), ...others]);
}

/** What of a line, or of an order's freight, stands on invoices beyond what was signed and kept; what red letters take is off already. */
async function readExcess(db: Db, { firmId, orderId, orderLineId }: InvoicedPlace, lines: readonly RedLine[]) {
  const [order] = await readInvoiceable(db, firmId, [orderId]);
  const place = orderLineId === null ? order?.freight : order?.goods.find((one) => one.orderLineId === orderLineId);
  if (!place) return { quantity: 0, amountFen: 0n };
  const limit = limitOf(place.limit);
  const units = lines.reduce((sum, line) => sum + line.quantity - line.redQuantity, 0);
  const fen = lines.reduce((sum, line) => sum + line.amountFen - line.redFen, 0n);
  return { quantity: Math.max(0, units - limit.quantity), amountFen: fen - limit.amountFen };
}

/**
 * Writes a red letter for each invoice that has too much of a line; none where less is invoiced than was kept. Its places are locked. What
 * the platform still has in hand is looked at once it is issued.
 */
export async function takeExcess(db: Db, place: InvoicedPlace, red: Omit<NewRed, 'side'>): Promise<bigint[]> {
  const rows = await readStanding(db, place);
  const excess = await readExcess(
    db,
    place,
    rows.map(({ line }) => line),
  );
  if (excess.amountFen <= 0n) return [];
  const parts = takeOff(
    rows.map(({ line }) => line),
    excess,
  );
  const redIds: bigint[] = [];
  for (const invoiceId of [...new Set(rows.map((row) => row.invoiceId))].toReversed()) {
    const own = parts.filter(({ lineId }) =>
      rows.some(({ line, invoiceId: of }) => of === invoiceId && line.id === lineId),
    );
    if (own.length === 0) continue;
    const opened = await openInvoice(db, { firmId: place.firmId, id: invoiceId });
    redIds.push((await writeRed(db, SHOP, opened, { side: 'seller', ...red }, own)).id);
  }
  return redIds;
}
