import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** A row by the names its table has for its columns. */
export type PlainRow = Readonly<Record<string, unknown>>;

const asJson = (rows: readonly PlainRow[]) =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Numbers for new rows of a table: known before they are written, so that a whole year goes in with few statements. */
export async function takeIds(db: NodePgDatabase, table: string, count: number): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::text as id from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => BigInt(id));
}

/** Writes any number of rows with one value: no statement has as many parameters. Columns are those of the first row. */
export async function insertRows(db: NodePgDatabase, table: string, rows: readonly PlainRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`insert into ${sql.identifier(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${asJson(rows)}::json)`);
}

export interface Move {
  id: bigint;
  status: string;
  at: Date;
}

/** Walks rows along their states, one step of all at a time: the database refuses to skip any. */
export async function walk(
  db: NodePgDatabase,
  table: 'orders' | 'order_parts' | 'shipments',
  ways: readonly (readonly Move[])[],
): Promise<void> {
  const longest = Math.max(0, ...ways.map((way) => way.length));
  for (let step = 0; step < longest; step += 1) {
    const moves = ways.flatMap((way) => way[step] ?? []);
    const ids = sql.param(moves.map(({ id }) => String(id)));
    const statuses = sql.param(moves.map(({ status }) => status));
    const times = sql.param(moves.map(({ at }) => at.toISOString()));
    const also = {
      orders: sql`, version = t.version + 1, updated_at = m.at`,
      shipments: sql`, delivered_at = case m.status when 'delivered' then m.at else t.delivered_at end`,
      order_parts: sql``,
    }[table];
    await db.execute(sql`
      update ${sql.identifier(table)} t set status = m.status ${also}
        from unnest(${ids}::bigint[], ${statuses}::text[], ${times}::timestamptz[]) as m (id, status, at)
       where t.id = m.id`);
  }
}
