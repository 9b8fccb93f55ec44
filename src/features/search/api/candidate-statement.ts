import { type SQL, sql } from 'drizzle-orm';
import { MOST_CANDIDATES } from './search-index.ts';
import { searchCodes, searchDocuments } from './search-tables.ts';

/** Documents to read, as `search_candidates` takes them. */
export interface CandidateQuery {
  /** How well documents fit, best class first; none inside another. */
  classes: readonly string[];
  /** How good they are, best first. */
  tiers: readonly string[];
  /** From this tier (counted from 1) on a class that found little is searched in all others at once; 0: never. */
  leap: number;
  /** What comes after everything else. */
  last: readonly string[];
  /** No further tier is begun once so many are found. */
  enough: number;
  /** Ranks a small result; null leaves it to classes and tiers. */
  fine: { rank: string; scope: string } | null;
}

/** One more than is used, to know whether there are more. */
export const CANDIDATES_READ = MOST_CANDIDATES + 1;
/** Results up to this size are ranked word by word: each vector lies outside its row and has to be fetched. */
const FINE_MOST = 300;

const queries = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]::tsquery[]`;
export const bigints = (ids: readonly bigint[]) => sql`${sql.param(ids.map(String))}::bigint[]`;

/** Rows (set, part, n, facts). */
export function candidateRows(set: string, query: CandidateQuery, hidden: readonly bigint[]): SQL {
  const { classes, tiers, leap, last, enough, fine } = query;
  return sql`select ${set}::text as set, part, n, facts from search_candidates(${queries(classes)}, ${queries(tiers)}, ${leap}::int,
    ${queries(last)}, ${bigints(hidden)}, ${enough}::int, ${CANDIDATES_READ}::int, ${fine?.rank ?? null}::tsquery, ${fine?.scope ?? null}::tsquery, ${FINE_MOST}::int)`;
}

/** Items with the very number that was typed. */
export function exactRows(code: string, scope: string, hidden: readonly bigint[]): SQL {
  return sql`select 'exact', 0, count(*)::int, string_agg(d.facts, '') from ${searchCodes} c
    join ${searchDocuments} d using (sku_id)
    where c.code = ${code} and d.terms @@ ${scope}::tsquery and d.sku_id <> all(${bigints(hidden)})`;
}

/** How many documents fit, as far as that is told. */
export function countRow(query: string, hidden: readonly bigint[]): SQL {
  return sql`select 'other', 0, count(*)::int, null from (select from ${searchDocuments} d
    where d.terms @@ ${query}::tsquery and not (d.sku_id = any(${bigints(hidden)})) limit ${MOST_CANDIDATES}) others`;
}

export interface CandidateRow {
  set: string;
  part: number;
  n: number;
  facts: string | null;
}
