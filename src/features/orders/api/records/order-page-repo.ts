import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { ListInput, OrderSort } from '../../contract/order-schemas.ts';
import { orders } from '../order-tables.ts';

/** Rows are told apart by what they are sorted by and their id; both together are a page mark. */
const SORTS: Readonly<Record<OrderSort, { by: 'time' | 'amount'; down: boolean }>> = {
  newest: { by: 'time', down: true },
  oldest: { by: 'time', down: false },
  dearest: { by: 'amount', down: true },
  cheapest: { by: 'amount', down: false },
};

const COLUMNS = { time: orders.submittedAt, amount: orders.totalFen };

/** The sorted value as a whole number: microseconds since 1970, or fen. */
const KEYS = {
  time: sql<string>`(extract(epoch from ${orders.submittedAt}) * 1000000)::bigint`,
  amount: sql<string>`${orders.totalFen}`,
};
const VALUES = {
  time: (key: string) => sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`,
  amount: (key: string) => sql`${key}::bigint`,
};

/** Rows behind a mark in the direction one reads. */
function behind(mark: string, by: 'time' | 'amount', down: boolean): SQL {
  const [key = '', id = ''] = mark.split('_');
  const compare = down ? sql.raw('<') : sql.raw('>');
  return sql`(${COLUMNS[by]}, ${orders.id}) ${compare} (${VALUES[by](key)}, ${id}::bigint)`;
}

export interface PageIds {
  ids: bigint[];
  next: string | null;
  previous: string | null;
}

type PageWish = Pick<ListInput, 'sort' | 'pageNo' | 'pageSize' | 'after' | 'before'>;

/**
 * Ids of one page. With a mark the index is entered at the mark, however deep the page lies; a bare page number skips
 * entries of the index and reads no row for them.
 */
export async function readPageIds(db: Db, condition: SQL | undefined, wish: PageWish): Promise<PageIds> {
  const { sort, pageNo, pageSize, after, before } = wish;
  const { by, down } = SORTS[sort];
  const backwards = before !== undefined;
  const readsDown = backwards ? !down : down;
  const mark = after ?? before;
  // As the index is written; any other place of nulls, though there are none, would sort the whole firm.
  const direction = sql.raw(readsDown ? 'desc nulls last' : 'asc nulls first');
  const rows = await db
    .select({ id: orders.id, key: KEYS[by] })
    .from(orders)
    .where(and(condition, mark ? behind(mark, by, readsDown) : undefined))
    .orderBy(sql`${COLUMNS[by]} ${direction}`, sql`${orders.id} ${direction}`)
    .limit(pageSize + 1)
    .offset(mark ? 0 : (pageNo - 1) * pageSize);
  const more = rows.length > pageSize;
  const shown = backwards ? rows.slice(0, pageSize).reverse() : rows.slice(0, pageSize);
  const markOf = (row: (typeof rows)[number] | undefined) => (row ? `${row.key}_${row.id}` : null);
  return {
    ids: shown.map((row) => row.id),
    next: more || backwards ? markOf(shown.at(-1)) : null,
    previous: (backwards ? more : after !== undefined || pageNo > 1) ? markOf(shown[0]) : null,
  };
}

/** The rows of some ids; the caller puts them in order. */
export const ofIds = (firmId: bigint, ids: readonly bigint[]) =>
  and(eq(orders.firmId, firmId), inArray(orders.id, [...ids]));
