import type { CandidateRow } from './candidate-statement.ts';
import { PackedFacts } from './facts-codec.ts';
import { MOST_CANDIDATES } from './search-index.ts';

/** Candidates of one set, each with the part of the query that found it. */
export interface CandidateList {
  facts: PackedFacts;
  /** Offsets of the candidates in `facts`. */
  offsets: readonly number[];
  /** By place in `offsets`. */
  parts: Uint8Array;
  /** More fit than were read. */
  capped: boolean;
}

export function candidateList(rows: readonly CandidateRow[]): CandidateList {
  const found = rows.filter(({ part, facts }) => part >= 0 && facts !== null);
  const facts = new PackedFacts(found.map((row) => row.facts ?? '').join(''));
  const parts = new Uint8Array(facts.offsets.length);
  let at = 0;
  for (const { part, n } of found) {
    parts.fill(part, at, at + n);
    at += n;
  }
  const capped = facts.offsets.length > MOST_CANDIDATES;
  return { facts, offsets: capped ? facts.offsets.slice(0, MOST_CANDIDATES) : facts.offsets, parts, capped };
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
