import type { ParsedQuery } from './parse-query.ts';
import type { Term, TermKind } from './search-term.ts';

/** What to give up first when nothing fits everything: particular figures before the thing itself. */
const READINESS: Readonly<Record<TermKind, number>> = {
  grade: 0,
  material: 1,
  measure: 2,
  size: 3,
  nominal: 3,
  number: 4,
  thread: 5,
  standard: 6,
  code: 7,
  word: 8,
};

export interface RelaxedQuery {
  query: ParsedQuery;
  dropped: Term[];
}

const without = (query: ParsedQuery, dropped: readonly Term[]): RelaxedQuery => ({
  query: { keyword: query.keyword, terms: query.terms.filter((term) => !dropped.includes(term)) },
  dropped: [...dropped],
});

/** Each word of a run as a term of its own: one wrong word must not spoil the others. */
export function splitRuns(terms: readonly Term[]): Term[] {
  return terms.flatMap((term) => {
    if (term.kind !== 'word' || term.needs.length < 2) return [term];
    return term.needs.map((need): Term => ({ kind: 'word', text: need.text, label: need.text, needs: [need] }));
  });
}

/**
 * Wider queries to try when a query finds nothing, closest first: each without one term, then, from longer queries,
 * what is left of a single term. A query of one term cannot be widened.
 */
export function relaxQuery(asked: ParsedQuery): RelaxedQuery[] {
  const query = { ...asked, terms: splitRuns(asked.terms) };
  const { terms } = query;
  if (terms.length < 2) return [];
  const readiest = [...terms].sort((a, b) => READINESS[a.kind] - READINESS[b.kind]);
  const oneLess = readiest.map((term) => without(query, [term]));
  if (terms.length === 2) return oneLess;
  const alone = readiest.toReversed().map((kept) =>
    without(
      query,
      terms.filter((term) => term !== kept),
    ),
  );
  return [...oneLess, ...alone];
}
