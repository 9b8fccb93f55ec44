import type pg from 'pg';

export interface StoreSizes {
  skus: number;
  databaseMb: number;
  /** Tables of the search index with their indexes. */
  searchMb: number;
  /** The largest relations: rows alone and with indexes. */
  tables: { name: string; rowsMb: number; wholeMb: number }[];
}

const MB = 1024 * 1024;
const mb = (bytes: string) => Math.round(Number(bytes) / MB);

export async function readSizes(client: pg.Client): Promise<StoreSizes> {
  const { rows: tables } = await client.query<{ name: string; rows: string; whole: string }>(
    `select relname as name, pg_table_size(oid)::text as rows, pg_total_relation_size(oid)::text as whole
       from pg_class
      where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc`,
  );
  const { rows } = await client.query<{ skus: number; size: string }>(
    'select (select count(*)::int from skus) as skus, pg_database_size(current_database())::text as size',
  );
  const search = tables.filter(({ name }) => name.startsWith('search_'));
  return {
    skus: rows[0]?.skus ?? 0,
    databaseMb: mb(rows[0]?.size ?? '0'),
    searchMb: search.reduce((sum, { whole }) => sum + mb(whole), 0),
    tables: tables
      .slice(0, 10)
      .map((table) => ({ name: table.name, rowsMb: mb(table.rows), wholeMb: mb(table.whole) })),
  };
}
