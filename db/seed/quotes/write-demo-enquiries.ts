import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { enquiries, enquiryEvents, enquiryLines } from '#features/enquiries/api/enquiry-tables.ts';
import { promiseAnswer } from '#features/enquiries/rules/public.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import type { DemoCase, DemoWish } from './demo-case.ts';
import { type DemoItems, type DemoPlace, itemFor } from './read-demo-facts.ts';

export const HOUR_MS = 3_600_000;

/** A case with who asks and when, in epoch milliseconds. */
export interface PlacedCase extends DemoCase {
  place: DemoPlace;
  staffUserId: bigint;
  startedAt: number;
}

/** Numbers as the shop gives them, on the day the document began. */
export const numberOn = (prefix: 'XJ' | 'BJ', startedAt: number) => {
  const sequence = prefix === 'XJ' ? 'enquiry_number_seq' : 'quote_number_seq';
  return sql<string>`${prefix}::text || to_char(${new Date(startedAt)}::timestamptz at time zone 'Asia/Shanghai', 'YYMMDD')
    || to_char(nextval(${sequence}::regclass) % 1000000, 'FM000000')`;
};

/** Walks every row through its states, each round of steps in one statement. */
export async function walk(
  db: NodePgDatabase,
  table: 'enquiries' | 'quotes',
  rows: readonly { id: bigint; path: readonly string[] }[],
): Promise<void> {
  for (let step = 0; rows.some(({ path }) => step < path.length); step += 1) {
    const moved = rows.filter(({ path }) => step < path.length);
    await db.execute(sql`update ${sql.identifier(table)} t set status = v.status
      from unnest(${sql.param(moved.map(({ id }) => id))}::bigint[],
        ${sql.param(moved.map(({ path }) => path[step] ?? ''))}::text[]) as v (id, status) where t.id = v.id`);
  }
}

export const quantityOf = ({ category, times }: DemoWish, items: DemoItems): number =>
  times * (itemFor(items, { category })?.moq ?? 1);

function outcomeOf({ enquiry, quote }: DemoCase, { offers }: DemoWish): { outcome: string; outcomeNote: string } {
  if (!quote || !enquiry?.path.includes('quoted')) return { outcome: '', outcomeNote: '' };
  const had = offers?.filter(({ kind }) => kind !== 'none') ?? [];
  const outcomeNote = offers?.find(({ note }) => note)?.note ?? '';
  if (offers && had.length === 0) return { outcome: 'none', outcomeNote };
  return { outcome: had.length > 1 ? 'several' : (had[0]?.kind ?? 'same'), outcomeNote };
}

function lineRow(one: PlacedCase, wish: DemoWish, lineNo: number, items: DemoItems) {
  const { category, words, target, note, substitute } = wish;
  const item = itemFor(items, { category });
  return {
    lineNo,
    note,
    acceptSubstitute: substitute,
    quantity: quantityOf(wish, items),
    ...outcomeOf(one, wish),
    skuId: item?.skuId ?? null,
    itemNo: item?.itemNo ?? '',
    unit: item?.unit ?? words?.unit ?? '',
    name: item?.productName ?? words?.name ?? '',
    brand: item?.brandName ?? words?.brand,
    model: item?.model ?? words?.model,
    targetPrice: target ? parseUnitPrice(target) : null,
  };
}

/** Until when what was asked for was to be answered: sooner where the shop has it. */
export function dueAt({ startedAt, wishes }: Pick<PlacedCase, 'startedAt' | 'wishes'>): Date {
  const standard = wishes.map(({ category = '' }) => ({ itemNo: category }));
  return new Date(promiseAnswer(startedAt, standard));
}

/** Writes the enquiries among the cases with lines, talk and states; answers the id of each. */
export async function writeDemoEnquiries(
  db: NodePgDatabase,
  cases: readonly PlacedCase[],
  items: DemoItems,
): Promise<ReadonlyMap<PlacedCase, bigint>> {
  const asked = cases.flatMap((one) => (one.enquiry ? [{ ...one, one, enquiry: one.enquiry }] : []));
  const written = await db
    .insert(enquiries)
    .values(
      asked.map(({ place, title, note, urgent, startedAt, staffUserId, wishes, enquiry }) => {
        const at = new Date(startedAt);
        return {
          ...place,
          title,
          note,
          urgent,
          status: 'submitted',
          source: enquiry.source,
          enquiryNo: numberOn('XJ', startedAt),
          lineCount: wishes.length,
          closeReason: enquiry.closeReason,
          assigneeUserId: enquiry.path.length > 0 ? staffUserId : null,
          submittedAt: at,
          createdAt: at,
          updatedAt: at,
          dueAt: dueAt({ startedAt, wishes }),
        };
      }),
    )
    .returning({ id: enquiries.id });
  const told = asked.map((one, index) => ({ ...one, id: written[index]?.id ?? 0n }));
  await db
    .insert(enquiryLines)
    .values(
      told.flatMap(({ one, id: enquiryId, place: { firmId }, wishes }) =>
        wishes.map((wish, index) => ({ firmId, enquiryId, ...lineRow(one, wish, index + 1, items) })),
      ),
    );
  await db.insert(enquiryEvents).values(
    told.flatMap(({ id: enquiryId, place: { firmId, userId }, staffUserId, startedAt, enquiry: { talk = [] } }) =>
      ([[0, 'buyer', 'submitted'], ...talk] as typeof talk).map(([hours, side, kind, detail]) => ({
        firmId,
        enquiryId,
        side,
        kind,
        detail,
        createdAt: new Date(startedAt + hours * HOUR_MS),
        userId: side === 'buyer' ? userId : staffUserId,
      })),
    ),
  );
  await walk(
    db,
    'enquiries',
    told.map(({ id, enquiry }) => ({ id, path: enquiry.path })),
  );
  return new Map(told.map(({ one, id }) => [one, id]));
}
