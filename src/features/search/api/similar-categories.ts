import type { SearchResult } from '../contract/search-schemas.ts';
import type { ParsedQuery } from '../rules/parse-query.ts';
import { bigramsOf } from '../rules/scan-words.ts';
import { respell } from '../rules/spell-lexicon.ts';
import type { Vocabulary } from './read-vocabulary.ts';
import { lexiconOf, soundOf } from './spell-lexicon.ts';

const MOST = 8;
/** Categories people browse by; the fourth level repeats the third with one attribute. */
const BROWSED_LEVEL = 3;

/** Categories that share words with a query, also with what its words may have been meant to be. */
export function similarCategories({ terms }: ParsedQuery, vocabulary: Vocabulary): SearchResult['similarCategories'] {
  const lexicon = lexiconOf(vocabulary);
  const asked = terms.filter(({ kind }) => kind === 'word' || kind === 'code').flatMap(({ needs }) => needs);
  const words = asked.flatMap(({ text }) => [
    text,
    ...(vocabulary.language.synonyms.others.get(text) ?? []),
    ...respell(text, lexicon, soundOf),
  ]);
  const pairs = new Set(words.flatMap(bigramsOf));
  const shared = (name: string) => bigramsOf(name).filter((pair) => pairs.has(pair)).length;
  return [...vocabulary.categories.values()]
    .filter(({ level }) => level <= BROWSED_LEVEL)
    .map(({ code, name }) => ({ code, name, weight: shared(name) / (1 + name.length / 10) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ code, name }) => ({ code, name }));
}
