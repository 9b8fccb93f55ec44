import { type Lexicon, makeLexicon } from '../rules/spell-lexicon.ts';
import { namesOf, type Vocabulary } from './read-vocabulary.ts';
import { cutQuery } from './segmenter.ts';
import { spellPinyin } from './spell-pinyin.ts';

const sounds = new Map<string, string>();

/** Sound of a word; names of the catalogue are spelt once per process. */
export function soundOf(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const { full } = spellPinyin(word);
  // What people type is not kept for ever.
  if (sounds.size < 50_000) sounds.set(word, full);
  return full;
}

const IS_HAN = /^\p{Script=Han}+$/u;

/** 带密封圈深沟球轴承: the whole name, its words, and the ends of it, which people type alone. */
function partsOf(name: string): string[] {
  const runs = name.match(/\p{Script=Han}{2,}/gu) ?? [];
  return runs.flatMap((run) => {
    const words = cutQuery(run);
    const ends = words.slice(1).map((_, at) => words.slice(at + 1).join(''));
    return [run, ...words.filter((word) => IS_HAN.test(word)), ...ends];
  });
}

const kept = new WeakMap<Vocabulary, Lexicon>();

/** The words of a vocabulary to compare misspellings with. */
export function lexiconOf(vocabulary: Vocabulary): Lexicon {
  const known = kept.get(vocabulary);
  if (known) return known;
  const { brands, categories, language } = vocabulary;
  const names = [
    ...[...categories.values()].flatMap(({ name }) => partsOf(name)),
    ...[...brands.values()].flatMap(namesOf),
    ...language.synonyms.others.keys(),
  ];
  const lexicon = makeLexicon(names, soundOf);
  kept.set(vocabulary, lexicon);
  return lexicon;
}
