import { z } from 'zod';
import { categoryCode } from '#features/catalog/contract/category-schemas.ts';
import { defineEndpoint, EVERYONE, SIGNED_IN } from '#platform/shared/define-endpoint.ts';
import { plainText } from '#platform/shared/wire-schemas.ts';
import {
  brandPage,
  categoryPage,
  clickDetails,
  facets,
  keyword,
  productSearch,
  searchId,
  searchResult,
  searchScope,
  searchTypeAnswer,
  suggestion,
} from './search-schemas.ts';

const done = z.object({});

const keywordErrors = {
  KEYWORD_LONG: { status: 400, code: 31002, message: '搜索词最多 60 个字，请删减后再搜索' },
} as const;

export const searchErrors = {
  ...keywordErrors,
  PRICE_RANGE_REFUSED: { status: 400, code: 31001, message: '最低价不能高于最高价，请修改价格区间' },
} as const;

const search = { identities: EVERYONE, rate: 'search', transaction: 'view', errors: keywordErrors } as const;
const resultCall = { ...search, errors: searchErrors } as const;

/** Search and category calls of specification 7.2. The old base (`product_provider`) answers with the same data. */
export const searchContract = {
  searchType: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/search/searchType',
    summary: '判断搜索去向',
    input: z.strictObject({ keyword, searchId }),
    output: searchTypeAnswer,
    ...search,
    transaction: 'write',
  }),
  clickDetails: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/search/searchClickDetails',
    summary: '记录搜索点击',
    input: clickDetails,
    output: done,
    ...search,
    rate: 'normal',
    transaction: 'write',
    participant: 'any',
  }),
  suggest: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/search/suggestWord',
    summary: '查询搜索联想词',
    input: z.strictObject({ keyword }),
    output: z.array(suggestion),
    ...search,
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/search/getSearchHistory',
    summary: '查询搜索历史',
    input: z.strictObject({}),
    output: z.array(z.object({ keyword: z.string() })),
    identities: SIGNED_IN,
  }),
  cleanHistory: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/search/cleanSearchHistory',
    summary: '清空搜索历史',
    input: z.strictObject({}),
    output: done,
    identities: SIGNED_IN,
    transaction: 'write',
  }),
  feedback: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/search/searchFeedback',
    summary: '反馈搜索结果',
    input: z.strictObject({ keyword, searchId, content: plainText(500).min(1, '请填写反馈内容') }),
    output: done,
    identities: SIGNED_IN,
    transaction: 'write',
  }),
  product: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/search/product',
    summary: '搜索商品',
    input: productSearch,
    output: searchResult,
    ...resultCall,
  }),
  categoryPage: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/site/category/categoryPage',
    summary: '查询分类页',
    input: z.strictObject({ categoryCode, searchScope }),
    output: categoryPage,
    ...search,
    rate: 'normal',
  }),
  brandPage: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/site/brand/brandPage',
    summary: '查询品牌页',
    input: z.strictObject({ brandCode: z.string().min(1).max(60) }),
    output: brandPage,
    ...search,
    rate: 'normal',
    specified: false,
  }),
  filterParams: defineEndpoint({
    method: 'POST',
    path: '/product_provider/category/filterParams',
    summary: '查询筛选条件（旧）',
    input: productSearch,
    output: facets,
    ...resultCall,
  }),
  oldKeyword: defineEndpoint({
    method: 'POST',
    path: '/product_provider/search/keyword',
    summary: '按关键词搜索商品（旧）',
    input: productSearch.pick({ keyword: true, searchScope: true, searchId: true, pageNo: true, pageSize: true }),
    output: searchResult,
    ...resultCall,
  }),
  oldProduct: defineEndpoint({
    method: 'POST',
    path: '/product_provider/product/search',
    summary: '搜索商品（旧）',
    input: productSearch,
    output: searchResult,
    ...resultCall,
  }),
};
