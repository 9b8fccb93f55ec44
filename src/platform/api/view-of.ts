import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { type PgTable, pgView } from 'drizzle-orm/pg-core';

type Columns<T extends Table> = T['_']['columns'];

/**
 * What other features read of a table: these columns and no others, under the rights of whoever asks
 * (`security_invoker`), so that row-level security of the table holds. The planner puts the table in its place.
 */
export function viewOf<T extends PgTable, K extends keyof Columns<T> & string>(table: T, keys: readonly K[]) {
  const all = getTableColumns(table) as Columns<T>;
  const columns = Object.fromEntries(keys.map((key) => [key, all[key]])) as Pick<Columns<T>, K>;
  return pgView(`${getTableName(table)}_view`)
    .with({ securityInvoker: true })
    .as((query) => query.select(columns).from(table as PgTable));
}
