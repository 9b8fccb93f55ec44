import { PackedFacts } from './facts-codec.ts';
import type { CandidateRow } from './read-candidates.ts';
import { MOST_CANDIDATES } from './search-index.ts';

/** Places in a list of candidates. */
export type Places = Int32Array;

/** Candidates of one set, each with the part of the query that found it. */
export interface CandidateList {
  facts: PackedFacts;
  /** Offsets of the candidates in `facts`. */
  offsets: Int32Array;
  /** By place in `offsets`. */
  parts: Uint8Array;
  /** How many fit, as far as they were counted; those that were not read are not in the list. */
  fitting: number;
}

export function candidateList(rows: readonly CandidateRow[]): CandidateList {
  const found = rows.filter(({ part }) => part >= 0);
  const count = found.reduce((sum, { n }) => sum + n, 0);
  const facts = new PackedFacts(
    found.map((row) => row.facts ?? ''),
    count,
  );
  const parts = new Uint8Array(count);
  let at = 0;
  for (const { part, n } of found) {
    parts.fill(part, at, at + n);
    at += n;
  }
  const fitting = found.reduce((sum, row) => sum + row.fitting, 0);
  return { facts, offsets: facts.offsets.subarray(0, MOST_CANDIDATES), parts, fitting };
}

/** Each item once, where it was found first. */
export function withoutRepeats(list: CandidateList): CandidateList {
  const seen = new Set<number>();
  const kept = Int32Array.from(list.offsets.keys()).filter((place) => {
    const id = list.facts.skuId(list.offsets[place] ?? 0);
    return !seen.has(id) && seen.add(id);
  });
  if (kept.length === list.offsets.length) return list;
  return {
    ...list,
    fitting: list.fitting - (list.offsets.length - kept.length),
    offsets: kept.map((place) => list.offsets[place] ?? 0),
    parts: Uint8Array.from(kept, (place) => list.parts[place] ?? 0),
  };
}

/** Ranks of a small result by id; nothing for large ones. */
export function ranksOf(rows: readonly CandidateRow[]): ReadonlyMap<number, number> | null {
  const ranked = rows.find(({ part }) => part === -1);
  if (!ranked?.facts) return null;
  return new Map(
    ranked.facts.split(',').map((pair) => {
      const [id = '', rank = ''] = pair.split(' ');
      return [Number(id), Number(rank)];
    }),
  );
}

/** Ids of what fits in telling fields, where that was asked for apart. */
export function strongOf(rows: readonly CandidateRow[]): ReadonlySet<number> | null {
  const told = rows.find(({ part }) => part === -2);
  return told ? new Set((told.facts ?? '').split(',').map(Number)) : null;
}
