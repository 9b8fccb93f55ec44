import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { GENERATION } from './generation-repo.ts';
import { MOST_CANDIDATES } from './search-index.ts';
import { searchCodes, searchDocuments } from './search-tables.ts';

/** Documents to read, as `search_candidates` takes them: see the migration. */
export interface CandidateQuery {
  /** What fits in telling fields; null where words do not order. */
  strong: string | null;
  fits: string;
  /** All that fits: in what the firm may buy, and outside. Read whole where few fit; empty: tiers are read in any case. */
  parts: readonly string[];
  /** Best first. */
  tiers: readonly string[];
  /** What comes after everything else: sold out, outside the range, off sale. */
  last: readonly string[];
  /** No further tier is begun once so many are found. */
  enough: number;
  /** So many are read, the others only counted. */
  sample: number;
  /** No more than these are counted. */
  most: number;
  /** What fits is read whole up to so many. */
  few: number;
  /** Any lexeme that adds to the rank of a document. */
  fine: string | null;
}

/** One more than is used, to know whether there are more. */
export const CANDIDATES_READ = MOST_CANDIDATES + 1;
/** Results up to this size are ranked word by word: each vector lies outside its row and has to be fetched. */
export const FINE_MOST = 300;

const queries = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]::tsquery[]`;
const query = (text: string | null) => sql`${text}::tsquery`;
export const bigints = (ids: readonly bigint[]) => sql`${sql.param(ids.map(String))}::bigint[]`;

/** Rows (set, part, n, fitting, facts). */
function candidateRows(set: string, wanted: CandidateQuery, hidden: SQL): SQL {
  const { strong, fits, parts, tiers, last, enough, most, sample, few, fine } = wanted;
  return sql`select ${set}::text as set, part, n, fitting, facts from search_candidates(${query(strong)}, ${query(fits)},
    ${queries(parts)}, ${queries(tiers)}, ${queries(last)}, ${hidden}, ${enough}::int, ${most}::int, ${sample}::int,
    ${few}::int, ${query(fine)}, ${FINE_MOST}::int)`;
}

/** Items with the very number that was typed. */
function exactRows(code: string, fits: string, hidden: SQL): SQL {
  return sql`select 'exact', 0, count(*)::int, count(*)::int, string_agg(d.facts, '') from ${searchCodes} c
    join ${searchDocuments} d using (sku_id)
    where c.code = ${code} and d.terms @@ ${query(fits)} and d.sku_id <> all(${hidden})`;
}

/** How many documents fit, as far as that is told. */
function countRow(fits: string, hidden: SQL): SQL {
  return sql`select 'other', 0, count(*)::int, 0, null from (select from ${searchDocuments} d
    where d.terms @@ ${query(fits)} and not (d.sku_id = any(${hidden})) limit ${MOST_CANDIDATES}) others`;
}

export interface CandidateRow {
  set: string;
  part: number;
  /** Items whose facts are given. */
  n: number;
  /** Items that fit. */
  fitting: number;
  facts: string | null;
}

export interface WantedSets {
  /** By name. */
  candidates: ReadonlyMap<string, CandidateQuery>;
  /** Set `exact`: items with this number among what fits. */
  exact: { code: string; fits: string } | null;
  /** Set `other`: how many fit this. */
  others: string | null;
  /** Items that do not exist for the caller. */
  hidden: readonly bigint[];
  /** Set `generation`: under which generation all this was read, as the `facts` of its one row. */
  generation?: boolean;
}

/** Reads sets of candidates in one statement. */
export async function readCandidates(db: Db, { candidates, exact, others, hidden, generation = false }: WantedSets) {
  const left = bigints(hidden);
  const parts = [
    ...[...candidates].map(([name, wanted]) => candidateRows(name, wanted, left)),
    ...(exact ? [exactRows(exact.code, exact.fits, left)] : []),
    ...(others === null ? [] : [countRow(others, left)]),
    ...(generation ? [sql`select 'generation', 0, 0, 0, ${GENERATION}::text`] : []),
  ];
  const { rows } = await db.execute<CandidateRow & Record<string, unknown>>(sql.join(parts, sql` union all `));
  return Map.groupBy<string, CandidateRow>(rows, ({ set }) => set);
}
