import { and, eq, notInArray, sql } from 'drizzle-orm';
import { ordersView } from '#features/orders/api/orders-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { Quote } from './quote-repo.ts';
import { quoteConversions, quoteLines, quoteVersions } from './quote-tables.ts';

const CALLED_OFF = ['cancelled', 'rejected'];

/** Freight of a quote is due with the first order made of it that stands; later ones travel without. */
export async function readFreight(db: Db, { firmId, id, sentVersion }: Quote): Promise<bigint> {
  const [taken] = await db
    .select({ id: quoteConversions.id })
    .from(quoteConversions)
    .innerJoin(
      ordersView,
      and(eq(ordersView.firmId, quoteConversions.firmId), eq(ordersView.id, quoteConversions.orderId)),
    )
    .where(
      and(
        eq(quoteConversions.firmId, firmId),
        eq(quoteConversions.quoteId, id),
        notInArray(ordersView.status, CALLED_OFF),
      ),
    )
    .limit(1);
  return taken ? 0n : readSentFreight(db, { firmId, id, sentVersion });
}

/** Freight of the version that was sent last, whether or not an order has paid it. */
export async function readSentFreight(
  db: Db,
  { firmId, id, sentVersion }: Pick<Quote, 'firmId' | 'id' | 'sentVersion'>,
): Promise<bigint> {
  const [version] = await db
    .select({ freightFen: quoteVersions.freightFen })
    .from(quoteVersions)
    .where(
      and(
        eq(quoteVersions.firmId, firmId),
        eq(quoteVersions.quoteId, id),
        eq(quoteVersions.versionNo, sentVersion),
        eq(quoteVersions.state, 'sent'),
      ),
    );
  return version?.freightFen ?? 0n;
}

interface Conversion {
  lineId: bigint;
  quantity: number;
  amountFen: bigint;
}

/** Writes what an order took of each line, and counts it there. */
export async function writeConversions(
  db: Db,
  { firmId, id: quoteId }: Quote,
  orderId: bigint,
  rows: readonly Conversion[],
): Promise<void> {
  await db.insert(quoteConversions).values(rows.map((row) => ({ firmId, quoteId, orderId, ...row })));
  for (const { lineId, quantity } of rows) {
    await db
      .update(quoteLines)
      .set({ convertedQuantity: sql`${quoteLines.convertedQuantity} + ${quantity}` })
      .where(and(eq(quoteLines.firmId, firmId), eq(quoteLines.id, lineId)));
  }
}
