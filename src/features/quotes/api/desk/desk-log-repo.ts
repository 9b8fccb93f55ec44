import { and, asc, eq } from 'drizzle-orm';
import type { LoggedEvent } from '#business/documents/contract/log-schemas.ts';
import { usersView } from '#features/access/api/access-views.ts';
import type { Db } from '#platform/api/database.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { Amounts } from '../../rules/offer-basis.ts';
import { type DeskEventKind, quoteDeskEvents as events } from '../../rules/quote-desk-events.ts';
import type { QuotePlace } from '../quote-repo.ts';
import { quoteDeskEvents } from '../quote-tables.ts';

type NewDeskEvent = Omit<typeof quoteDeskEvents.$inferInsert, 'id' | 'createdAt' | 'kind'> & {
  kind: DeskEventKind;
};

/** Writes into the log of the desk, which no customer is shown. */
export async function insertDeskEvent(db: Db, event: NewDeskEvent): Promise<void> {
  await db.insert(quoteDeskEvents).values(event);
}

const ofQuote = ({ firmId, quoteId }: QuotePlace) =>
  and(eq(quoteDeskEvents.firmId, firmId), eq(quoteDeskEvents.quoteId, quoteId));

const priceText = (price: bigint | null) => (price === null ? null : formatUnitPrice(price));
export const amountsText = ({ cost, floor }: Amounts) => ({ cost: priceText(cost), floor: priceText(floor) });

/** The latest first. */
export async function readDeskEvents(db: Db, place: QuotePlace): Promise<LoggedEvent[]> {
  const rows = await db
    .select({ event: quoteDeskEvents, actorName: usersView.realName })
    .from(quoteDeskEvents)
    .leftJoin(usersView, eq(usersView.id, quoteDeskEvents.userId))
    .where(ofQuote(place))
    .orderBy(asc(quoteDeskEvents.id));
  return rows
    .flatMap(({ event, actorName }) => events.present({ ...event, actorName: actorName ?? '客服' }, true))
    .toReversed();
}

/** Who changed costs of a version, also where somebody has changed them again since. */
export async function readBasisChangers(db: Db, place: QuotePlace, versionNo: number): Promise<(bigint | null)[]> {
  const changed = and(eq(quoteDeskEvents.kind, 'basis_changed'), eq(quoteDeskEvents.versionNo, versionNo));
  const rows = await db
    .selectDistinct({ userId: quoteDeskEvents.userId })
    .from(quoteDeskEvents)
    .where(and(ofQuote(place), changed));
  return rows.map(({ userId }) => userId);
}
