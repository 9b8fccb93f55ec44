import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import {
  brandAliases,
  brandRow,
  feedbackRow,
  missDays,
  missDaysInput,
  missedKeyword,
  redirect,
  redirectInput,
  synonymGroup,
  synonymInput,
} from './search-desk-schemas.ts';

export const searchDeskErrors = {
  SYNONYM_TAKEN: { status: 409, code: 31010, message: '这个词已在另一组同义词里' },
  SYNONYM_UNKNOWN: { status: 404, code: 31011, message: '没有这组同义词，可能已被他人修改，请刷新后重试' },
  LAST_SYNONYM: { status: 409, code: 31012, message: '至少保留一组同义词' },
  SYNONYM_TOO_FEW: { status: 400, code: 31013, message: '一组至少要有两个不同的词' },
  BRAND_UNKNOWN: { status: 404, code: 31014, message: '没有这个品牌，请刷新后重试' },
  ALIAS_TAKEN: { status: 409, code: 31015, message: '这个别名已是另一品牌的名称' },
  REDIRECT_TAKEN: { status: 409, code: 31016, message: '这个关键词已设置跳转' },
  REDIRECT_UNKNOWN: { status: 404, code: 31017, message: '没有这个跳转，可能已被他人删除，请刷新后重试' },
} as const;

const done = z.object({});
const desk = { identities: STAFF, permission: 'DESK_SEARCH', specified: false } as const;
const change = { ...desk, method: 'POST', output: done, transaction: 'write', errors: searchDeskErrors } as const;
const look = { ...desk, method: 'GET' } as const;

/** Words of the search, kept by the operator: what means the same, what brands are called, what leads elsewhere. */
export const searchDeskContract = {
  synonyms: defineEndpoint({
    ...look,
    path: '/product-provider-v2/desk/search/synonyms',
    summary: '查询同义词',
    input: z.strictObject({}),
    output: z.array(synonymGroup),
  }),
  saveSynonyms: defineEndpoint({
    ...change,
    path: '/product-provider-v2/desk/search/saveSynonyms',
    summary: '保存同义词',
    input: synonymInput,
  }),
  removeSynonyms: defineEndpoint({
    ...change,
    path: '/product-provider-v2/desk/search/removeSynonyms',
    summary: '删除同义词',
    input: z.strictObject({ word: z.string().min(1).max(60) }),
  }),
  brands: defineEndpoint({
    ...look,
    path: '/product-provider-v2/desk/search/brands',
    summary: '查询品牌别名',
    input: z.strictObject({ ...pageInput, keyword: z.string().max(60).default('') }),
    output: pageOf(brandRow),
  }),
  saveBrandAliases: defineEndpoint({
    ...change,
    path: '/product-provider-v2/desk/search/saveBrandAliases',
    summary: '保存品牌别名',
    input: brandAliases,
  }),
  redirects: defineEndpoint({
    ...look,
    path: '/product-provider-v2/desk/search/redirects',
    summary: '查询搜索跳转',
    input: z.strictObject(pageInput),
    output: pageOf(redirect),
  }),
  saveRedirect: defineEndpoint({
    ...change,
    path: '/product-provider-v2/desk/search/saveRedirect',
    summary: '保存搜索跳转',
    input: redirectInput,
  }),
  removeRedirect: defineEndpoint({
    ...change,
    path: '/product-provider-v2/desk/search/removeRedirect',
    summary: '删除搜索跳转',
    input: z.strictObject({ keyword: z.string().min(1).max(60) }),
  }),
  misses: defineEndpoint({
    ...look,
    path: '/product-provider-v2/desk/search/misses',
    summary: '查询无结果的搜索词',
    input: z.strictObject({}),
    output: z.array(missedKeyword),
  }),
  /** A figure of 经营概览. */
  missDays: defineEndpoint({
    identities: STAFF,
    permission: 'DESK_OVERVIEW',
    specified: false,
    method: 'POST',
    path: '/product-provider-v2/desk/search/missDays',
    summary: '统计无结果搜索',
    input: missDaysInput,
    output: missDays,
  }),
  feedback: defineEndpoint({
    ...look,
    path: '/product-provider-v2/desk/search/feedback',
    summary: '查询搜索反馈',
    input: z.strictObject(pageInput),
    output: pageOf(feedbackRow),
  }),
};
