import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/api/database.ts';
import type { Dimension } from '../../contract/report-filter.ts';

/** Columns by which a row of the ledger belongs somewhere. */
export type PlaceColumns = Record<
  'firmId' | 'userId' | 'departmentId' | 'costCenterId' | 'categoryId' | 'brandId',
  PgColumn | SQL
>;

const COLUMN = {
  department: 'departmentId',
  costCenter: 'costCenterId',
  person: 'userId',
  category: 'categoryId',
  brand: 'brandId',
} as const satisfies Record<Dimension, keyof PlaceColumns>;

export const columnOf = (columns: PlaceColumns, by: Dimension): PgColumn | SQL => columns[COLUMN[by]];

/** What the rows of a dimension are read from: number, code, name, and the numbers from the top down to itself. */
const SOURCES: Readonly<Record<Dimension, (firmId: bigint) => SQL>> = {
  department: (firmId) => sql`select id, coalesce(code, '') as code, name,
    string_to_array(trim(both '/' from path), '/')::bigint[] as path from departments_view where firm_id = ${firmId}`,
  costCenter: (firmId) => sql`select id, code, name,
    string_to_array(trim(both '/' from path), '/')::bigint[] as path from cost_centers_view where firm_id = ${firmId}`,
  person: (firmId) => sql`select u.id, '' as code, u.real_name as name, array[u.id] as path
    from users_view u where u.id in (select m.user_id from memberships_view m where m.firm_id = ${firmId})`,
  category: () => sql`select id, code, name, path_ids as path from categories_view`,
  brand: () => sql`select id, code, name, array[id] as path from brands_view`,
};

/** Places of a dimension, as a relation with `id, code, name, path`. */
export const placesOf = (by: Dimension, firmId: bigint): SQL => sql`(${SOURCES[by](firmId)})`;

export interface Place {
  id: bigint;
  code: string;
  name: string;
  /** From the top down to itself. */
  path: bigint[];
  hasChildren: boolean;
}

type PlaceRow = Record<'id' | 'code' | 'name', string> & { path: string[]; below: boolean };

const placeOf = ({ id, code, name, path, below }: PlaceRow): Place => ({
  id: BigInt(id),
  code,
  name,
  path: path.map(BigInt),
  hasChildren: below,
});

/** Places by their numbers. */
export async function readPlaces(db: Db, by: Dimension, firmId: bigint, ids: readonly bigint[]): Promise<Place[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<PlaceRow>(sql`
    select p.id, p.code, p.name, p.path::text[] as path,
      exists (select 1 from ${placesOf(by, firmId)} c where p.id = any(c.path) and c.id <> p.id) as below
    from ${placesOf(by, firmId)} p where p.id = any(${sql.param(ids.map(String))}::bigint[])`);
  return rows.map(placeOf);
}

/** Numbers of places with all below them. */
export async function readBelow(db: Db, by: Dimension, firmId: bigint, ids: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select p.id from ${placesOf(by, firmId)} p
    where p.path && ${sql.param(ids.map(String))}::bigint[]`);
  return rows.map(({ id }) => BigInt(id));
}

/** All numbers a dimension has: what lies outside of them belongs nowhere. */
export async function readKnown(db: Db, by: Dimension, firmId: bigint): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select p.id from ${placesOf(by, firmId)} p`);
  return rows.map(({ id }) => BigInt(id));
}

export async function readCategoryIds(db: Db, codes: readonly string[]): Promise<bigint[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from categories_view where code = any(${sql.param([...codes])}::text[])`,
  );
  return rows.map(({ id }) => BigInt(id));
}
