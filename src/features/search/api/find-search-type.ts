import type { CatalogView } from '#features/visible-goods/rules/public.ts';
import type { SearchTypeReply } from '../contract/search-schemas.ts';
import { looksLikeCode, normaliseCode } from '../rules/normalise-code.ts';
import { parseQuery } from '../rules/parse-query.ts';
import { nameKey, type Vocabulary } from './read-vocabulary.ts';
import type { SearchIndex } from './search-index.ts';

interface TypeSources {
  index: SearchIndex;
  view: CatalogView;
  vocabulary: Vocabulary;
  /** Configured address for a folded keyword. */
  redirectOf: (key: string) => Promise<string | null>;
  /** Visible items that the caller's firm calls by this code. */
  customerItemsOf: (code: string) => Promise<SearchTypeReply['mappingItems']>;
}

const answer = (
  type: SearchTypeReply['type'],
  data: string | null = null,
  url: string | null = null,
): SearchTypeReply => ({
  type,
  data,
  url,
  matchedCode: null,
  mappingItems: [],
});

/** Numbers that two items share name neither; sizes and standards are no numbers of items. */
async function itemByCode(keyword: string, { index, view, vocabulary }: TypeSources): Promise<string | null> {
  const { terms } = parseQuery(keyword, vocabulary.language);
  const coded = terms.some(({ kind }) => kind === 'code' || kind === 'number');
  if (!looksLikeCode(keyword) || !coded) return null;
  const found = await index.findCode(normaliseCode(keyword), 3, view);
  const own = found.find((match) => match.own);
  if (own) return own.itemNo;
  return found.length === 1 ? (found[0]?.itemNo ?? null) : null;
}

/** A code of the firm's own: straight to the one item that has it, or to the list of several. */
function itemsByCustomerCode(mappingItems: SearchTypeReply['mappingItems']): SearchTypeReply | null {
  const [first, second] = mappingItems;
  if (!first) return null;
  if (second) return { ...answer('m'), mappingItems };
  return { ...answer('u', first.itemCode), matchedCode: first.materialCode };
}

/** Where a query leads (specification 4, search flow): an item, brand, category or configured page, else the list. */
export async function findSearchType(keyword: string, sources: TypeSources): Promise<SearchTypeReply> {
  if (!keyword) return answer('s');
  const key = nameKey(keyword);
  const url = await sources.redirectOf(key);
  if (url) return answer('a', null, url);
  const named = itemsByCustomerCode(await sources.customerItemsOf(keyword));
  if (named) return named;
  const itemNo = await itemByCode(keyword, sources);
  if (itemNo) return answer('u', itemNo);
  const brand = sources.vocabulary.brandByName.get(key);
  if (brand) return answer('b', brand.code);
  const category = sources.vocabulary.categoryByName.get(key);
  return category ? answer('c', category.code) : answer('s');
}
