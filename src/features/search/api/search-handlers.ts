import { readMappedItems } from '#features/materials/api/public.ts';
import { readOwnPrices } from '#features/prices/api/public.ts';
import { readCatalogView } from '#features/visible-goods/api/public.ts';
import { PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { type Caller, isSignedIn, signedIn } from '#platform/api/caller.ts';
import type { Database, Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { currentScope } from '#platform/api/request-scope.ts';
import { searchContract } from '../contract/search-contract.ts';
import { type ProductSearch, productSearch } from '../contract/search-schemas.ts';
import { missWord } from '../rules/miss-words.ts';
import { acceptKeyword } from './accept-keyword.ts';
import { type FacetMemory, newFacetMemory } from './facet-dictionary-repo.ts';
import { findSearchType } from './find-search-type.ts';
import { keepPromotions } from './keep-promotions.ts';
import { KeptResults } from './kept-results.ts';
import { MissCounter, writeMisses } from './miss-counter.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { keepVocabulary, type Vocabulary } from './read-vocabulary.ts';
import {
  clearSearchHistory,
  readRedirect,
  readSearchHistory,
  recordClick,
  recordFeedback,
  rememberSearch,
} from './search-history-repo.ts';
import { searchProducts } from './search-products.ts';
import { suggestWords } from './suggest-words.ts';

const search = implementFeature(searchContract);

type VocabularyOf = (db: Db) => Promise<Vocabulary>;

interface RequestContext {
  db: Db;
  caller: Caller;
  database: Database;
}

/** The catalogue as the caller may see it; read anew for each request. */
const viewOf = ({ db, caller }: RequestContext) => (isSignedIn(caller) ? readCatalogView(db) : PUBLIC_VIEW);

/** Who shares one day's words that found nothing: a company, or whoever comes from one address. */
const askerOf = ({ firmId }: Caller) => (firmId === null ? `ip ${currentScope().ip}` : `firm ${firmId}`);

/** What one process keeps of what is the same for everybody. */
interface Kept {
  vocabularyOf: VocabularyOf;
  promotionsOf: ReturnType<typeof keepPromotions>;
  memory: FacetMemory;
  /** Each under what decides it, the firm included where the firm does (result-key.ts). */
  results: KeptResults;
  misses: MissCounter;
}

/** What a search needs besides its words: the catalogue and the prices of the caller, read for this request alone. */
async function sourcesFor(context: RequestContext, { vocabularyOf, promotionsOf, memory, results }: Kept) {
  const { db, caller, database } = context;
  return {
    db,
    index: createPostgresIndex(db, memory, { results, firmId: caller.firmId }),
    vocabulary: await vocabularyOf(database.public),
    levelCode: caller.levelCode,
    firmId: caller.firmId,
    view: await viewOf(context),
    ownPrices: isSignedIn(caller) ? await readOwnPrices(db) : [],
    promotions: await promotionsOf(database.public),
  };
}

function resultHandlers(kept: Kept) {
  const sourcesOf = (context: RequestContext) => sourcesFor(context, kept);
  return {
    product: search.product.handler(async ({ input, context }) => {
      const result = await searchProducts(input, await sourcesOf(context));
      const word = result.total === 0 && result.otherTotal === 0 ? missWord(input) : null;
      if (word !== null) kept.misses.note(word, askerOf(context.caller), writeMisses(context.database));
      return result;
    }),
    oldProduct: search.oldProduct.handler(async ({ input, context }) =>
      searchProducts(input, await sourcesOf(context)),
    ),
    oldKeyword: search.oldKeyword.handler(async ({ input, context }) => {
      const wider: ProductSearch = productSearch.parse(input);
      return searchProducts(wider, await sourcesOf(context));
    }),
    filterParams: search.filterParams.handler(
      async ({ input, context }) => (await searchProducts(input, await sourcesOf(context))).facets,
    ),
  };
}

function placeHandlers(vocabularyOf: VocabularyOf) {
  return {
    categoryPage: search.categoryPage.handler(async ({ input, context }) => {
      const { categories, categoryByCode } = await vocabularyOf(context.database.public);
      const category = categoryByCode.get(input.categoryCode);
      if (!category) throw notFound('分类');
      const path = category.path.flatMap((id) => categories.get(id) ?? []);
      return {
        category: { code: category.code, name: category.name },
        crumbs: path.map(({ code, name, level }) => ({ categoryCode: code, categoryName: name, level })),
        children: [...categories.values()]
          .filter(({ parentId }) => parentId === category.id)
          .map(({ code, name }) => ({ code, name })),
      };
    }),
    brandPage: search.brandPage.handler(async ({ input, context }) => {
      const brand = (await vocabularyOf(context.database.public)).brandByCode.get(input.brandCode);
      if (!brand) throw notFound('品牌');
      return { brand: { code: brand.code, name: brand.name, nameEn: brand.nameEn } };
    }),
  };
}

const historyHandlers = {
  history: search.history.handler(({ context }) => readSearchHistory(context.db, signedIn(context.caller))),
  cleanHistory: search.cleanHistory.handler(async ({ context }) => {
    await clearSearchHistory(context.db, signedIn(context.caller));
    return {};
  }),
  /** Clicks of visitors are not kept: nobody could say whose they are. */
  clickDetails: search.clickDetails.handler(async ({ input, context }) => {
    const { searchId, itemCode } = input;
    const click = { keyword: acceptKeyword(input.keyword), searchId, itemNo: itemCode };
    if (isSignedIn(context.caller)) await recordClick(context.db, context.caller, click);
    return {};
  }),
  feedback: search.feedback.handler(async ({ input, context }) => {
    const feedback = { ...input, keyword: acceptKeyword(input.keyword) };
    await recordFeedback(context.db, signedIn(context.caller), feedback);
    return {};
  }),
};

export function createSearchHandlers(misses = new MissCounter()) {
  const vocabularyOf = keepVocabulary();
  const memory = newFacetMemory();
  return {
    ...resultHandlers({ vocabularyOf, promotionsOf: keepPromotions(), memory, results: new KeptResults(), misses }),
    ...placeHandlers(vocabularyOf),
    ...historyHandlers,
    searchType: search.searchType.handler(async ({ input, context }) => {
      const keyword = acceptKeyword(input.keyword);
      if (keyword && isSignedIn(context.caller)) await rememberSearch(context.db, context.caller, keyword);
      return findSearchType(keyword, {
        index: createPostgresIndex(context.db, memory),
        view: await viewOf(context),
        vocabulary: await vocabularyOf(context.database.public),
        redirectOf: (key) => readRedirect(context.db, key),
        customerItemsOf: async (code) =>
          (await readMappedItems(context.db, code, context.caller.levelCode)).map(({ materialCode, item }) => ({
            materialCode,
            itemCode: item.itemNo,
            productName: item.name,
          })),
      });
    }),
    suggest: search.suggest.handler(async ({ input, context }) =>
      suggestWords(createPostgresIndex(context.db, memory), input.keyword, {
        vocabulary: await vocabularyOf(context.database.public),
        view: await viewOf(context),
      }),
    ),
  };
}
