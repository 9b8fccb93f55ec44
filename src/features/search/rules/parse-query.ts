import { cleanKeyword } from './clean-keyword.ts';
import { foldText } from './fold-text.ts';
import { type Language, scanTerms } from './scan-terms.ts';
import type { Need, Term } from './search-term.ts';

/** A query as it was understood. */
export interface ParsedQuery {
  keyword: string;
  terms: readonly Term[];
}

/** A part of the query as people see it, with the query that is left when it is taken away. */
export interface QueryChip {
  label: string;
  without: string;
}

/** More than this would be no search but a document. */
export const MOST_TERMS = 12;

/** What a query asks for. Words are cut and replaced by the shop's own as `language` says. */
export function parseQuery(typed: string, language: Language): ParsedQuery {
  const keyword = cleanKeyword(typed);
  const seen = new Set<string>();
  const terms = scanTerms(foldText(keyword), language).filter((term) => {
    const known = seen.has(term.text);
    seen.add(term.text);
    return !known;
  });
  return { keyword, terms: terms.slice(0, MOST_TERMS) };
}

export function needsOf(query: ParsedQuery): Need[] {
  return query.terms.flatMap((term) => term.needs);
}

/** How the query was understood, as conditions that can be removed one by one. */
export function chipsOf({ terms }: ParsedQuery): QueryChip[] {
  return terms.map((term) => ({
    label: term.label,
    without: terms.flatMap((other) => (other === term ? [] : [other.text])).join(' '),
  }));
}
