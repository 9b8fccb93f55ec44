import { nearSizes } from '../rules/near-sizes.ts';
import { needsOf, type ParsedQuery, parseQuery } from '../rules/parse-query.ts';
import { relaxQuery } from '../rules/relax-query.ts';
import { type CorrectionSources, correctQuery } from './correct-query.ts';
import type { SearchIndex } from './search-index.ts';

/** What is searched instead of a query that finds nothing. */
export interface Rescue {
  /** Null when nothing close finds anything either. */
  query: ParsedQuery | null;
  /** The keyword that was searched instead, when a slip was mended. */
  corrected: string | null;
  /** Pieces that were left out. */
  dropped: string[];
  /** Other queries worth a try. */
  corrections: string[];
}

const MOST_CORRECTIONS = 4;

/** The closest wider query that finds something. */
async function widen(index: SearchIndex, query: ParsedQuery, { place, vocabulary }: CorrectionSources) {
  const attempts = relaxQuery(query, (text) => parseQuery(text, vocabulary.language).terms);
  const found = await index.findsAny(
    attempts.map((attempt) => needsOf(attempt.query)),
    place,
  );
  return attempts.find((_, at) => found[at]) ?? null;
}

/** The same query in the sizes next to one that is not made. */
async function neighbours(index: SearchIndex, query: ParsedQuery, { place, vocabulary }: CorrectionSources) {
  const keywords = nearSizes(query);
  const found = await index.findsAny(
    keywords.map((keyword) => needsOf(parseQuery(keyword, vocabulary.language))),
    place,
  );
  return keywords.filter((_, at) => found[at]);
}

/** A slip and a size that is not made, both at once: the slip is mended first, then the size given up. */
async function rescueGuess(index: SearchIndex, guess: string, sources: CorrectionSources): Promise<Rescue | null> {
  const query = parseQuery(guess, sources.vocabulary.language);
  const [wider, near] = await Promise.all([widen(index, query, sources), neighbours(index, query, sources)]);
  if (!wider) return null;
  const corrected = wider.query.terms.map(({ text }) => text).join(' ');
  return { query: wider.query, corrected, dropped: [], corrections: near.slice(0, MOST_CORRECTIONS) };
}

/** Mends a slip when a word is in no item; otherwise offers sizes nearby and gives up what is least telling. */
export async function rescueQuery(index: SearchIndex, query: ParsedQuery, sources: CorrectionSources): Promise<Rescue> {
  const [{ keywords, misspelt, guess }, near] = await Promise.all([
    correctQuery(index, query, sources),
    neighbours(index, query, sources),
  ]);
  const [best, ...others] = keywords;
  if (misspelt && best !== undefined) {
    const corrected = parseQuery(best, sources.vocabulary.language);
    return { query: corrected, corrected: corrected.keyword, dropped: [], corrections: others };
  }
  const wider = await widen(index, query, sources);
  const guessed = !wider && guess !== null ? await rescueGuess(index, guess, sources) : null;
  if (guessed) return guessed;
  return {
    query: wider?.query ?? null,
    corrected: null,
    dropped: wider?.dropped ?? [],
    corrections: [...keywords, ...near].slice(0, MOST_CORRECTIONS),
  };
}
