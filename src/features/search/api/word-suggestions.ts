import { nameKey, namesOf, type Vocabulary } from './read-vocabulary.ts';
import type { WordCounts } from './read-word-counts.ts';
import type { SuggestionEntry } from './search-index.ts';
import { cutQuery } from './segmenter.ts';
import { soundOf } from './spell-lexicon.ts';
import { spellPinyin } from './spell-pinyin.ts';

const lowerKey = (text: string) => nameKey(text).toLowerCase();

/** Later words of a name lead to it too: 轴承 offers 深沟球轴承. */
function laterParts(name: string): string[] {
  const words = cutQuery(name);
  return words.slice(1).map((_, index) => lowerKey(words.slice(index + 1).join('')));
}

/** What buyers call the thing itself: 螺丝 offers 内六角圆柱头螺钉. */
function otherWords(parts: readonly string[], { language }: Vocabulary): string[] {
  return parts.flatMap((part) => language.synonyms.others.get(part.toUpperCase()) ?? []).map(lowerKey);
}

/** The word as written, its later parts and what buyers call these, and how all that sounds. */
function spellings([name = '', ...otherNames]: readonly string[], vocabulary: Vocabulary): string[] {
  const { full, initials } = spellPinyin(name);
  const written = lowerKey(name);
  const later = laterParts(name);
  const sounds = later.map(soundOf);
  const others = otherWords([written, ...later], vocabulary);
  const keys = [written, ...otherNames.map(lowerKey), ...later, full, initials, ...sounds, ...others];
  return keys.filter((key, place) => key && (place === 0 || [...key].length > 1));
}

const add = (counts: Map<bigint, number>, id: bigint, count: number) => counts.set(id, (counts.get(id) ?? 0) + count);

const KEYWORD_SHARE = 0.5;

/** What a word speaks of. */
type About = Pick<SuggestionEntry, 'brandId' | 'categoryPath'>;

/** A pair of words people type together, offered when either is begun. */
function keywordEntry(first: string, second: string, count: number, about: About): SuggestionEntry {
  const word = `${first} ${second}`;
  const keys = [lowerKey(word), lowerKey(second), spellPinyin(first).full + spellPinyin(second).full];
  return { keys, kind: 'keyword', word, code: '', weight: Math.ceil(count * KEYWORD_SHARE), ...about };
}

function pairEntries({ pairs, sizes }: WordCounts, { brands, categories }: Vocabulary): SuggestionEntry[] {
  const ofBrands = pairs.flatMap(({ brandId, categoryId, count }) => {
    const brand = brandId === null ? undefined : brands.get(brandId);
    const category = categories.get(categoryId);
    return brand && category
      ? [keywordEntry(brand.name, category.name, count, { brandId, categoryPath: category.path })]
      : [];
  });
  const ofSizes = sizes.flatMap(({ categoryId, size, count }) => {
    const category = categories.get(categoryId);
    return category ? [keywordEntry(category.name, size, count, { brandId: null, categoryPath: category.path })] : [];
  });
  return [...ofBrands, ...ofSizes];
}

/** Everything that is offered for words: brands and categories that have items, and pairs people type together. */
export function makeWordSuggestions(counts: WordCounts, vocabulary: Vocabulary): SuggestionEntry[] {
  const brandCounts = new Map<bigint, number>();
  const categoryCounts = new Map<bigint, number>();
  for (const { brandId, categoryId, count } of counts.pairs) {
    if (brandId !== null) add(brandCounts, brandId, count);
    for (const id of vocabulary.categories.get(categoryId)?.path ?? []) add(categoryCounts, id, count);
  }
  const entry = (
    kind: 'brand' | 'category',
    code: string,
    names: readonly string[],
    rest: About & { weight: number },
  ): SuggestionEntry[] => {
    const [word = ''] = names;
    return [{ keys: spellings(names, vocabulary), kind, word, code, ...rest }];
  };
  const ofBrands = [...brandCounts].flatMap(([id, weight]) => {
    const brand = vocabulary.brands.get(id);
    return brand ? entry('brand', brand.code, namesOf(brand), { weight, brandId: id, categoryPath: [] }) : [];
  });
  const ofCategories = [...categoryCounts].flatMap(([id, weight]) => {
    const category = vocabulary.categories.get(id);
    return category
      ? entry('category', category.code, [category.name], { weight, brandId: null, categoryPath: category.path })
      : [];
  });
  return [...ofBrands, ...ofCategories, ...pairEntries(counts, vocabulary)];
}
