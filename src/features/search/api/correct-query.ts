import { withinOneEdit } from '../rules/edit-distance.ts';
import { needsOf, type ParsedQuery, parseQuery } from '../rules/parse-query.ts';
import type { Term } from '../rules/search-term.ts';
import { type BrandWord, nameKey } from './read-vocabulary.ts';
import type { SearchIndex, SearchPlace } from './search-index.ts';
import { cutQuery } from './segmenter.ts';
import { spellPinyin } from './spell-pinyin.ts';

interface CorrectionSources {
  place: SearchPlace;
  brands: ReadonlyMap<string, BrandWord>;
}

const MOST_CORRECTIONS = 3;
const WORDS_LOOKED_AT = 12;
/** Shorter Latin words are one letter away from too many others. */
const SHORTEST_TYPO = 4;

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

/** As much of an offered word as was typed: 内六脚 becomes 内六角, not 内六角圆柱头螺钉. */
function trimmedTo(word: string, typed: string): string {
  if (!isHan(typed)) return word;
  const head = [...word].slice(0, [...typed].length).join('');
  return spellPinyin(head).full === spellPinyin(typed).full || withinOneEdit(head, typed) ? head : word;
}

/** Words that sound the same, are typed by sound, or differ by one character. */
async function alternativesTo(
  text: string,
  index: SearchIndex,
  brands: CorrectionSources['brands'],
): Promise<string[]> {
  const typed = text.toLowerCase();
  const sound = isHan(typed) ? spellPinyin(typed).full : typed;
  const begin = [...typed].slice(0, 2).join('');
  const offered = await index.suggest(sound, WORDS_LOOKED_AT);
  const similar = isHan(typed) && begin !== typed ? await index.suggest(begin, WORDS_LOOKED_AT * 2) : [];
  const names = typed.length >= SHORTEST_TYPO && !isHan(typed) ? [...brands] : [];
  const words = [
    ...offered.filter(({ kind }) => kind !== 'item').map(({ word }) => trimmedTo(word, typed)),
    ...names.filter(([key]) => withinOneEdit(key, nameKey(typed))).map(([, { name }]) => name),
    ...similar.map(({ word }) => trimmedTo(word, typed)).filter((word) => withinOneEdit(word, typed)),
  ];
  return [...new Set(words)].filter((word) => word.toLowerCase() !== typed);
}

/** Other spellings of a term as a whole or, of a run, of the words in it that nothing has. */
async function respell(term: Term, index: SearchIndex, { place, brands }: CorrectionSources): Promise<string[]> {
  const whole = await alternativesTo(term.text, index, brands);
  if (whole.length || term.needs.length < 2) return whole;
  const known = await index.findsAny(
    term.needs.map((need) => [need]),
    place,
  );
  const spelt: string[] = [];
  for (const { text } of term.needs.filter((_, at) => !known[at])) {
    for (const word of await alternativesTo(text, index, brands)) spelt.push(term.text.replace(text, word));
  }
  return spelt;
}

/** Queries close to one that finds nothing: one piece replaced, and checked to find something. */
export async function correctQuery(
  index: SearchIndex,
  { terms }: ParsedQuery,
  sources: CorrectionSources,
): Promise<string[]> {
  const known = await index.findsAny(
    terms.map((term) => term.needs),
    sources.place,
  );
  const wrong = terms.filter((term, at) => !known[at] && (term.kind === 'word' || term.kind === 'code'));
  const candidates: string[] = [];
  for (const term of wrong) {
    for (const spelling of await respell(term, index, sources)) {
      // Other pieces that nothing has would spoil every spelling of this one.
      const kept = terms.filter((other) => other === term || !wrong.includes(other));
      candidates.push(kept.map((other) => (other === term ? spelling : other.text)).join(' '));
    }
  }
  const found = await index.findsAny(
    candidates.map((candidate) => needsOf(parseQuery(candidate, cutQuery))),
    sources.place,
  );
  return candidates.filter((_, at) => found[at]).slice(0, MOST_CORRECTIONS);
}
