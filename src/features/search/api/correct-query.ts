import { needsOf, type ParsedQuery, parseQuery } from '../rules/parse-query.ts';
import type { Term } from '../rules/search-term.ts';
import { type Lexicon, readPinyin, respell } from '../rules/spell-lexicon.ts';
import type { Vocabulary } from './read-vocabulary.ts';
import type { SearchIndex, SearchPlace } from './search-index.ts';
import { lexiconOf, soundOf } from './spell-lexicon.ts';

export interface CorrectionSources {
  place: SearchPlace;
  vocabulary: Vocabulary;
}

/** Queries close to one that finds nothing. */
export interface Corrections {
  /** Each was checked to find something; best first. */
  keywords: string[];
  /** Some piece is in no item at all: it was meant to be another one. */
  misspelt: boolean;
  /** The likeliest spelling, though it finds nothing as a whole. */
  guess: string | null;
}

const MOST_CORRECTIONS = 3;
/** Spellings of one query that are tried: each is a look into the index. */
const MOST_TRIED = 12;

const canBeMisspelt = ({ kind, text }: Term) => kind === 'word' || (kind === 'code' && !/\d/.test(text));

/** Other spellings of a piece, as a whole or with one of its words replaced. */
function spellingsOf(term: Term, unknown: ReadonlySet<string>, lexicon: Lexicon): string[] {
  const whole = respell(term.text, lexicon, soundOf);
  const inside = term.needs
    .filter(({ text }) => text !== term.text && unknown.has(text))
    .flatMap(({ text }) => respell(text, lexicon, soundOf).map((word) => term.text.replace(text, word)));
  return [...new Set([...whole, ...inside])];
}

/** Every misspelt piece by its best spelling, then one piece at a time by its further ones. */
function candidatesOf(terms: readonly Term[], spellings: ReadonlyMap<Term, readonly string[]>): string[] {
  const written = (chosen: ReadonlyMap<Term, string>) => {
    const pieces = terms.flatMap((term) => {
      const options = spellings.get(term);
      // A piece that nothing is near to would spoil every spelling of the others.
      if (options?.length === 0) return [];
      return [chosen.get(term) ?? options?.[0] ?? term.text];
    });
    return pieces.join(' ');
  };
  const further = [...spellings].flatMap(([term, options]) =>
    options.slice(1).map((option) => written(new Map([[term, option]]))),
  );
  return [...new Set([written(new Map()), ...further])].filter(Boolean).slice(0, MOST_TRIED);
}

async function unknownPieces(index: SearchIndex, terms: readonly Term[], place: SearchPlace) {
  const needs = terms.flatMap((term) => term.needs);
  const known = await index.findsAny([...terms.map((term) => term.needs), ...needs.map((need) => [need])], place);
  return {
    terms: new Set(terms.filter((_, at) => !known[at])),
    needs: new Set(needs.filter((_, at) => !known[terms.length + at]).map(({ text }) => text)),
  };
}

/** Queries close to one that finds nothing: what nothing has is replaced by words that something has. */
export async function correctQuery(
  index: SearchIndex,
  { terms }: ParsedQuery,
  { place, vocabulary }: CorrectionSources,
): Promise<Corrections> {
  const lexicon = lexiconOf(vocabulary);
  const unknown = await unknownPieces(index, terms, place);
  const misspelt = terms.filter((term) => unknown.terms.has(term) && canBeMisspelt(term));
  // Letters that begin some number are found, and yet they are mostly a word typed by its sound.
  const spoken = terms.filter((term) => canBeMisspelt(term) && readPinyin(term.text, lexicon).length > 0);
  const suspects = misspelt.length > 0 ? misspelt : spoken;
  if (suspects.length === 0) return { keywords: [], misspelt: false, guess: null };
  const spellings = new Map(suspects.map((term) => [term, spellingsOf(term, unknown.needs, lexicon)]));
  // What is beside a word that is like nothing in the trade is no slip either.
  const strange = [...spellings].some(([{ kind }, options]) => kind === 'word' && options.length === 0);
  const candidates =
    !strange && [...spellings.values()].some((options) => options.length > 0) ? candidatesOf(terms, spellings) : [];
  const found = await index.findsAny(
    candidates.map((candidate) => needsOf(parseQuery(candidate, vocabulary.language))),
    place,
  );
  const keywords = candidates.filter((_, at) => found[at]).slice(0, MOST_CORRECTIONS);
  return { keywords, misspelt: true, guess: candidates[0] ?? null };
}
