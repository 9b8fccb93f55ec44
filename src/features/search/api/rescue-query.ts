import { nearSizes } from '../rules/near-sizes.ts';
import { needsOf, type ParsedQuery, parseQuery } from '../rules/parse-query.ts';
import { relaxQuery, splitRuns } from '../rules/relax-query.ts';
import type { Term } from '../rules/search-term.ts';
import { type CorrectionSources, correctQuery } from './correct-query.ts';
import { mendThings } from './mend-things.ts';
import type { SearchIndex } from './search-index.ts';
import { droppedTexts, setAside } from './set-aside.ts';
import { type Understood, understand } from './understand-query.ts';

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

const isSpoken = ({ kind, text }: Term) => kind === 'word' && [...text].length > 1;
/** Names goods even without its words: a number, a standard, a thread. */
const isTelling = ({ kind, text }: Term) =>
  kind === 'standard' ||
  kind === 'thread' ||
  (kind === 'code' && /\d{3}|[A-Z]{2}/.test(text)) ||
  (kind === 'number' && /\d{4}/.test(text));

/** A word that names no thing we know may be the thing itself: only a number that is found may stand for it. */
const keepsWords =
  (query: ParsedQuery) =>
  ({ query: { terms } }: { query: ParsedQuery }): boolean => {
    const words = (of: readonly Term[]) => splitRuns(of).filter(isSpoken).length;
    const all = words(query.terms);
    return (all > 0 && words(terms) === all) || terms.some(isTelling);
  };

/** The closest wider query that finds something. */
async function widen(index: SearchIndex, query: ParsedQuery, { place, vocabulary }: CorrectionSources) {
  const attempts = relaxQuery(query, (text) => parseQuery(text, vocabulary.language).terms).filter(keepsWords(query));
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

/** A corrected word beside a piece that nothing has would be a guess: only figures may be set aside then. */
const onlyFigures = (terms: readonly Term[]) =>
  terms.every(({ kind, head }) => !head && kind !== 'word' && kind !== 'code');

/** The query with as much of it as goods of that thing have. */
async function narrow(index: SearchIndex, understood: Understood, sources: CorrectionSources) {
  const { query, readings, corrected, required } = understood;
  const [kept, near] = await Promise.all([
    setAside(index, readings, { ...sources, required }),
    neighbours(index, query, sources),
  ]);
  if (!kept) return null;
  const rescue: Rescue = {
    query: { keyword: query.keyword, terms: [kept.head, ...kept.kept] },
    corrected,
    dropped: droppedTexts(kept),
    corrections: near.slice(0, MOST_CORRECTIONS),
  };
  return { rescue, dropped: kept.dropped };
}

/** A run of characters that sounds like a thing, or is one character away from one, and names nothing. */
async function mend(index: SearchIndex, { query }: Understood, sources: CorrectionSources): Promise<Rescue | null> {
  for (const keyword of mendThings(query, sources.vocabulary)) {
    const mended = understand(keyword, sources.vocabulary);
    const found = mended.readings.length > 0 ? await narrow(index, mended, sources) : null;
    if (found && onlyFigures(found.dropped)) return { ...found.rescue, corrected: keyword };
  }
  return null;
}

/** What nothing is found by: sets aside what goods of that thing do not have, or mends a slip; never gives up the thing. */
export async function rescueQuery(
  index: SearchIndex,
  understood: Understood,
  sources: CorrectionSources,
): Promise<Rescue> {
  const { readings, query, required } = understood;
  const narrowed = readings.length > 0 ? await narrow(index, understood, sources) : null;
  const whole = narrowed !== null && onlyFigures(narrowed.dropped);
  if (whole) return narrowed.rescue;
  // Whoever put a word back wants nothing else.
  if (required.size > 0) return narrowed?.rescue ?? { query: null, corrected: null, dropped: [], corrections: [] };
  return (await mend(index, understood, sources)) ?? narrowed?.rescue ?? rescueWords(index, query, sources);
}

/** For queries that name no thing of the catalogue: numbers, brands, sizes, words of single items. */
async function rescueWords(index: SearchIndex, query: ParsedQuery, sources: CorrectionSources): Promise<Rescue> {
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
