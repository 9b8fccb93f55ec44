import type { SearchTypeReply } from '../contract/search-schemas.ts';
import { looksLikeCode, normaliseCode } from '../rules/normalise-code.ts';
import { parseQuery } from '../rules/parse-query.ts';
import { nameKey, type Vocabulary } from './read-vocabulary.ts';
import type { SearchIndex } from './search-index.ts';
import { cutQuery } from './segmenter.ts';

interface TypeSources {
  index: SearchIndex;
  vocabulary: Vocabulary;
  /** Configured address for a folded keyword. */
  redirectOf: (key: string) => Promise<string | null>;
}

const answer = (
  type: SearchTypeReply['type'],
  data: string | null = null,
  url: string | null = null,
): SearchTypeReply => ({
  type,
  data,
  url,
  mappingItems: [],
});

/** Numbers that two items share name neither; sizes and standards are no numbers of items. */
async function itemByCode(keyword: string, index: SearchIndex): Promise<string | null> {
  const { terms } = parseQuery(keyword, cutQuery);
  const coded = terms.some(({ kind }) => kind === 'code' || kind === 'number');
  if (!looksLikeCode(keyword) || !coded) return null;
  const found = await index.findCode(normaliseCode(keyword), 3);
  const own = found.find((match) => match.own);
  if (own) return own.itemNo;
  return found.length === 1 ? (found[0]?.itemNo ?? null) : null;
}

/** Where a query leads (specification 4, search flow): an item, brand, category or configured page, else the list. */
export async function findSearchType(keyword: string, sources: TypeSources): Promise<SearchTypeReply> {
  if (!keyword) return answer('s');
  const key = nameKey(keyword);
  const url = await sources.redirectOf(key);
  if (url) return answer('a', null, url);
  const itemNo = await itemByCode(keyword, sources.index);
  if (itemNo) return answer('u', itemNo);
  const brand = sources.vocabulary.brandByName.get(key);
  if (brand) return answer('b', brand.code);
  const category = sources.vocabulary.categoryByName.get(key);
  return category ? answer('c', category.code) : answer('s');
}
