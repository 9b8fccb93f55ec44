import type { CatalogView } from '#features/visible-goods/rules/public.ts';
import type { Suggestion } from '../contract/search-schemas.ts';
import { cleanKeyword } from '../rules/clean-keyword.ts';
import { normaliseCode } from '../rules/normalise-code.ts';
import { needsOf, parseQuery } from '../rules/parse-query.ts';
import { acceptKeyword } from './accept-keyword.ts';
import { nameKey, type Vocabulary } from './read-vocabulary.ts';
import type { CodeSuggestion, SearchIndex, SuggestionHit } from './search-index.ts';

interface SuggestionSources {
  vocabulary: Vocabulary;
  view: CatalogView;
}

const MOST = 10;
/** How many of a kind are shown before others get their turn. */
const MOST_OF_KIND: Readonly<Record<SuggestionHit['kind'], number>> = { brand: 2, category: 3, keyword: 6 };
const MOST_ITEMS = 3;
const LOOKED_AT = 24;
const SHORTEST_CODE = 3;
/** Completed queries that are tried: each costs a look into the index while somebody types. */
const MOST_CHECKED = 6;

function mixed(hits: readonly SuggestionHit[]): SuggestionHit[] {
  const taken = new Map<string, number>();
  return hits.filter(({ kind }) => {
    const count = taken.get(kind) ?? 0;
    taken.set(kind, count + 1);
    return count < MOST_OF_KIND[kind];
  });
}

const NOTES: Readonly<Record<SuggestionHit['kind'], string | null>> = {
  brand: '品牌',
  category: '分类',
  keyword: null,
};

function present({ kind, word, code }: SuggestionHit): Suggestion {
  return { suggestKeyword: word, kind, code: code || null, note: NOTES[kind] };
}

/** An item is offered by its number, so that choosing it leads straight to it. */
function presentItem({ itemNo, name }: CodeSuggestion): Suggestion {
  return { suggestKeyword: itemNo, kind: 'item', code: itemNo, note: name };
}

/** Words for a text that is one word so far, by letters, by sound, or an item by its number. */
async function suggestOne(index: SearchIndex, text: string, { view }: SuggestionSources): Promise<Suggestion[]> {
  const key = nameKey(text).toLowerCase();
  const code = normaliseCode(text);
  // Letters alone begin too many numbers to guess which one is meant.
  const byCode = code.length >= SHORTEST_CODE && /\d/.test(code);
  const [words, items] = await Promise.all([
    key ? index.suggest(key, LOOKED_AT, view) : [],
    byCode ? index.suggestItems(code, MOST_ITEMS, view) : [],
  ]);
  return [...items.map(presentItem), ...mixed(words).map(present)].slice(0, MOST);
}

/** Completes the last word; what stood before it stays, and together they find something. */
async function suggestLast(
  index: SearchIndex,
  [head, last]: [string, string],
  { vocabulary, view }: SuggestionSources,
): Promise<Suggestion[]> {
  const hits = await index.suggest(nameKey(last).toLowerCase(), LOOKED_AT, view);
  const words = hits.filter(({ kind }) => kind === 'category' || kind === 'brand').map(({ word }) => `${head} ${word}`);
  const candidates = words.slice(0, MOST_CHECKED).map(cleanKeyword);
  const found = await index.findsAny(
    candidates.map((candidate) => needsOf(parseQuery(candidate, vocabulary.language))),
    { categoryId: null, brandId: null, view, buyableOnly: false },
  );
  return candidates
    .filter((_, at) => found[at])
    .map((word): Suggestion => ({ suggestKeyword: word, kind: 'keyword', code: null, note: null }));
}

/** What to offer while someone types. */
export async function suggestWords(
  index: SearchIndex,
  typed: string,
  sources: SuggestionSources,
): Promise<Suggestion[]> {
  const keyword = acceptKeyword(typed);
  if (!keyword) return [];
  const whole = await suggestOne(index, keyword, sources);
  const split = keyword.lastIndexOf(' ');
  if (split < 0 || whole.length >= MOST) return whole;
  const continued = await suggestLast(index, [keyword.slice(0, split), keyword.slice(split + 1)], sources);
  const known = new Set(whole.map(({ suggestKeyword }) => suggestKeyword));
  return [...whole, ...continued.filter(({ suggestKeyword }) => !known.has(suggestKeyword))].slice(0, MOST);
}
