import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { ChosenAttributes } from '../rules/build-facets.ts';
import { readRange } from '../rules/value-ranges.ts';
import type { FacetRef } from './facts-codec.ts';
import { searchFacetNames as n, searchFacetValues as v } from './search-tables.ts';

/** What is known of the dictionary in this process. Numbers never change their meaning, so nothing here grows old. */
export interface FacetMemory {
  /** By name. */
  nameIds: Map<string, number>;
  names: Map<number, string>;
  /** By `name=value`. */
  valueIds: Map<string, FacetRef>;
  values: Map<number, string>;
}

export const newFacetMemory = (): FacetMemory => ({
  nameIds: new Map(),
  names: new Map(),
  valueIds: new Map(),
  values: new Map(),
});

/** More are forgotten and read again: a process keeps some 20 MB of them at most. */
const MOST_REMEMBERED = 200_000;

function makeRoom(memory: FacetMemory): void {
  if (memory.values.size > MOST_REMEMBERED) memory.values.clear();
  if (memory.valueIds.size > MOST_REMEMBERED) memory.valueIds.clear();
}

const texts = (items: readonly string[]) => sql`${sql.param([...items])}::text[]`;
const numbers = (items: readonly (number | null)[]) => sql`${sql.param([...items])}::int[]`;

function remember(memory: FacetMemory, rows: readonly { id: number; name: string }[]): void {
  for (const { id, name } of rows) {
    memory.nameIds.set(name, id);
    memory.names.set(id, name);
  }
}

async function numberNames(db: Db, names: readonly string[], memory: FacetMemory): Promise<void> {
  const fresh = names.filter((name) => !memory.nameIds.has(name));
  if (fresh.length === 0) return;
  await db.execute(sql`insert into ${n} (name) select unnest(${texts(fresh)}) on conflict do nothing`);
  remember(memory, await db.select().from(n).where(inArray(n.name, fresh)));
}

/** Figure that a value begins with. */
function figureOf(value: string): number | null {
  const figure = /^-?\d+(?:\.\d+)?/.exec(value)?.[0];
  return figure === undefined ? null : Number(figure);
}

/** `name=value` split at the first sign. */
function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** Numbers of `name=value` pairs; new ones are given a number. In the order of the pairs. */
export async function numberFacets(
  db: Db,
  pairs: readonly string[],
  memory: FacetMemory,
): Promise<ReadonlyMap<string, FacetRef>> {
  makeRoom(memory);
  const fresh = [...new Set(pairs)].filter((pair) => !memory.valueIds.has(pair)).sort();
  if (fresh.length === 0) return memory.valueIds;
  const split = fresh.map(splitPair);
  await numberNames(db, [...new Set(split.map(([name]) => name))].sort(), memory);
  const nameIds = numbers(split.map(([name]) => memory.nameIds.get(name) ?? null));
  const values = texts(split.map(([, value]) => value));
  const figures = sql`${sql.param(split.map(([, value]) => figureOf(value)))}::float8[]`;
  await db.execute(sql`insert into ${v} (name_id, value, figure)
    select * from unnest(${nameIds}, ${values}, ${figures}) on conflict do nothing`);
  const { rows } = await db.execute<{ id: number; name_id: number; value: string }>(sql`
    select v.id, v.name_id, v.value from unnest(${nameIds}, ${values}) as wanted (name_id, value)
      join ${v} v using (name_id, value)`);
  for (const { id, name_id: nameId, value } of rows) {
    memory.valueIds.set(`${memory.names.get(nameId)}=${value}`, { nameId, valueId: id });
  }
  return memory.valueIds;
}

/** Names of all attributes; a few hundred. */
export async function readFacetNames(db: Db, ids: readonly number[], memory: FacetMemory): Promise<void> {
  if (ids.every((id) => memory.names.has(id))) return;
  remember(memory, await db.select().from(n));
}

/** Values by number, for those that are shown. */
export async function readFacetValues(db: Db, ids: readonly number[], memory: FacetMemory): Promise<void> {
  makeRoom(memory);
  const missing = ids.filter((id) => !memory.values.has(id));
  if (missing.length === 0) return;
  const { rows } = await db.execute<{ id: number; value: string }>(
    sql`select id, value from ${v} where id = any(${numbers(missing)})`,
  );
  for (const { id, value } of rows) memory.values.set(id, value);
}

/** Numbers of the values that each chosen attribute allows: those named, and those inside a range. */
export async function readChosenValues(db: Db, chosen: ChosenAttributes): Promise<Map<string, number[]>> {
  const allowed = new Map<string, number[]>();
  const names = Object.keys(chosen).filter((name) => chosen[name]?.length);
  for (const name of names) allowed.set(name, []);
  if (names.length === 0) return allowed;
  const conditions = names.map((name) => and(eq(n.name, name), or(...waysInto(chosen[name] ?? []))));
  const rows = await db
    .select({ name: n.name, id: v.id })
    .from(v)
    .innerJoin(n, eq(n.id, v.nameId))
    .where(or(...conditions));
  for (const { name, id } of rows) allowed.get(name)?.push(id);
  return allowed;
}

function waysInto(choices: readonly string[]): SQL[] {
  const values = choices.filter((choice) => readRange(choice) === null);
  const ranges = choices.flatMap((choice) => readRange(choice) ?? []);
  return [
    ...(values.length ? [inArray(v.value, values)] : []),
    ...ranges.map(
      ({ from, to }) => sql`${v.figure} between ${from ?? '-Infinity'}::float8 and ${to ?? 'Infinity'}::float8`,
    ),
  ];
}
