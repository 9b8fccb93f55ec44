import type { ParsedQuery } from './parse-query.ts';
import { shown, type Term, type TermKind } from './search-term.ts';

/** What to give up first when nothing fits everything: particular figures before the thing itself. */
const READINESS: Readonly<Record<TermKind, number>> = {
  pack: 0,
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
  /** What is left out, as people read it. */
  dropped: string[];
}

/** Reads the wider form of a piece: M8 of M8X33. */
export type ReadTerm = (text: string) => readonly Term[];

const withTerms = (query: ParsedQuery, terms: readonly Term[], dropped: readonly string[]): RelaxedQuery => ({
  query: { keyword: query.keyword, terms },
  dropped: [...dropped],
});

const without = (query: ParsedQuery, dropped: readonly Term[]): RelaxedQuery =>
  withTerms(
    query,
    query.terms.filter((term) => !dropped.includes(term)),
    dropped.map(({ text }) => shown(text)),
  );

/** Each word of a run as a term of its own: one wrong word must not spoil the others. */
export function splitRuns(terms: readonly Term[]): Term[] {
  return terms.flatMap((term) => {
    if (term.kind !== 'word' || term.needs.length < 2) return [term];
    return term.needs.map((need): Term => ({ kind: 'word', text: need.text, label: need.text, needs: [need] }));
  });
}

/** Figures, grades and single characters stand in half the catalogue: what is left of a query must name something. */
function namesSomething({ query }: RelaxedQuery): boolean {
  return query.terms.some(
    ({ kind, text }) =>
      ['code', 'standard', 'thread', 'size', 'nominal'].includes(kind) ||
      (kind === 'word' && [...text].length > 1) ||
      (kind === 'number' && text.length > 3),
  );
}

/** M8X33 nobody makes, M8 everybody: the thread is kept and the length given up. */
function wideForms(query: ParsedQuery, read: ReadTerm): RelaxedQuery[] {
  return query.terms.flatMap((term) => {
    const { wider } = term;
    if (wider === undefined) return [];
    const terms = query.terms.flatMap((other) => (other === term ? read(wider) : [other]));
    return [withTerms(query, terms, [shown(term.text)])];
  });
}

/**
 * Wider queries to try when a query finds nothing, closest first: a size less exactly, each without one term, then, from
 * longer queries, what is left of a single term. A query of one plain term cannot be widened.
 */
export function relaxQuery(asked: ParsedQuery, read: ReadTerm): RelaxedQuery[] {
  const query = { ...asked, terms: splitRuns(asked.terms) };
  const { terms } = query;
  const wide = wideForms(query, read);
  if (terms.length < 2) return wide;
  const readiest = [...terms].sort((a, b) => READINESS[a.kind] - READINESS[b.kind]);
  const oneLess = readiest.map((term) => without(query, [term]));
  if (terms.length === 2) return [...wide, ...oneLess].filter(namesSomething);
  const alone = readiest.toReversed().map((kept) =>
    without(
      query,
      terms.filter((term) => term !== kept),
    ),
  );
  return [...wide, ...oneLess, ...alone].filter(namesSomething);
}
