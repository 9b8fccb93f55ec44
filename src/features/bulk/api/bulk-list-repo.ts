import { and, eq, lt, sql } from 'drizzle-orm';
import type { ListColumns } from '#business/written-lines/contract/list-schemas.ts';
import type { Db } from '#platform/api/database.ts';
import type { RowAnswer } from '../contract/bulk-schemas.ts';
import { type KeptMapping, keptMapping, knownMapping } from '../rules/kept-mapping.ts';
import { bulkLists, bulkMappings } from './bulk-tables.ts';

/** Whose lists: one person in one firm. */
export interface ListOwner {
  firmId: bigint;
  userId: bigint;
}

/** A list without its rows. */
export interface ListHead {
  listNo: string;
  fileName: string;
  header: string[];
  mapping: ListColumns;
  rowCount: number;
}

/** What was chosen for single rows, by their numbers. */
export type Answers = Readonly<Record<string, RowAnswer>>;

export type AnsweredList = ListHead & { answers: Answers };

/** Row of the file with its number there; rows without anything are left out. */
export interface ListRow {
  rowNumber: number;
  cells: string[];
}

const named = ({ firmId, userId }: ListOwner, listNo: string) =>
  and(eq(bulkLists.firmId, firmId), eq(bulkLists.userId, userId), eq(bulkLists.listNo, listNo));

/** Lists are kept so long, as drafts are: what has not been used by then has been forgotten. */
const KEPT = sql`now() + interval '7 days'`;

/** `rows` stand at their places in the file: blank ones, the header and what is above it are empty. */
export async function insertList(db: Db, owner: ListOwner, list: ListHead & { rows: string[][] }): Promise<void> {
  const mapping = keptMapping(list.mapping);
  await db.insert(bulkLists).values({ ...owner, ...list, mapping, expiresAt: KEPT });
}

export async function readListHead(db: Db, owner: ListOwner, listNo: string): Promise<AnsweredList | undefined> {
  const { fileName, header, mapping, rowCount, answers } = bulkLists;
  const [row] = await db
    .select({ listNo: bulkLists.listNo, fileName, header, mapping, rowCount, answers })
    .from(bulkLists)
    .where(named(owner, listNo));
  return row && { ...row, mapping: knownMapping(row.mapping, row.header) };
}

interface Piece {
  rows: ListRow[];
  /** Places in the file, blank rows included. */
  length: number;
}

/** Rows from a place of the file on; without `most` all of them. */
export async function readListRows(db: Db, owner: ListOwner, listNo: string, from = 0, most?: number): Promise<Piece> {
  const last = most === undefined ? sql`'last'` : sql`${from + most - 1}::text`;
  const slice = sql<
    string[][]
  >`jsonb_path_query_array(${bulkLists.rows}, ('$[' || ${from}::text || ' to ' || ${last} || ']')::jsonpath)`;
  const [found] = await db
    .select({ rows: slice, length: sql<number>`jsonb_array_length(${bulkLists.rows})` })
    .from(bulkLists)
    .where(named(owner, listNo));
  const rows = (found?.rows ?? []).map((cells, at) => ({ rowNumber: from + at + 1, cells }));
  return { rows: rows.filter(({ cells }) => cells.length > 0), length: found?.length ?? 0 };
}

export async function updateListMapping(db: Db, owner: ListOwner, listNo: string, mapping: ListColumns): Promise<void> {
  // What was chosen for what stood in other columns says nothing of these.
  await db
    .update(bulkLists)
    .set({ mapping: keptMapping(mapping), answers: {} })
    .where(named(owner, listNo));
}

/** Adds to what was chosen for a row; null takes all of it back. */
export async function keepAnswer(
  db: Db,
  owner: ListOwner,
  listNo: string,
  { rowNumber, answer }: { rowNumber: number; answer: RowAnswer | null },
): Promise<void> {
  const key = String(rowNumber);
  const { answers: kept } = bulkLists;
  const added = sql`${kept} || jsonb_build_object(${key}::text, coalesce(${kept} -> ${key}, '{}') || ${JSON.stringify(answer)}::jsonb)`;
  const answers = answer === null ? sql`${kept} - ${key}::text` : added;
  await db.update(bulkLists).set({ answers }).where(named(owner, listNo));
}

export async function purgeLists(db: Db): Promise<void> {
  await db.delete(bulkLists).where(lt(bulkLists.expiresAt, sql`now()`));
}

export async function readMapping(db: Db, owner: ListOwner, headerHash: string): Promise<KeptMapping | undefined> {
  const m = bulkMappings;
  const [row] = await db
    .select({ mapping: m.mapping })
    .from(m)
    .where(and(eq(m.firmId, owner.firmId), eq(m.userId, owner.userId), eq(m.headerHash, headerHash)));
  return row?.mapping;
}

export async function keepMapping(db: Db, owner: ListOwner, headerHash: string, chosen: ListColumns): Promise<void> {
  const m = bulkMappings;
  const mapping = keptMapping(chosen);
  await db
    .insert(m)
    .values({ ...owner, headerHash, mapping })
    .onConflictDoUpdate({ target: [m.firmId, m.userId, m.headerHash], set: { mapping, updatedAt: sql`now()` } });
}
