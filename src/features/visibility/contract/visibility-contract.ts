import { z } from 'zod';
import { defineEndpoint, EVERYONE, STAFF } from '#platform/shared/define-endpoint.ts';
import {
  brandChoice,
  customerRange,
  exclusiveInput,
  exclusivePage,
  exclusiveResult,
  firmChoice,
  goodsCount,
  newRules,
  ruleKey,
  ruleResult,
} from './visibility-schemas.ts';

export const visibilityErrors = {
  CUSTOMER_UNKNOWN: { status: 404, code: 30150, message: '没有这个客户，请重新选择' },
  PERSON_UNKNOWN: { status: 404, code: 30151, message: '该客户没有这个用户，请重新选择' },
  NO_TARGET_KNOWN: { status: 400, code: 30152, message: '填写的编码都不存在，请检查后重试' },
} as const;

const done = z.object({});
const customerCode = z.strictObject({ customerCode: z.string().min(1).max(40) });
const keyword = z.strictObject({ keyword: z.string().max(60).default('') });
const desk = { identities: STAFF, permission: 'DESK_VISIBILITY', specified: false, errors: visibilityErrors } as const;

/** Which goods customers see and may buy (specification 2.6 and 6): the flag for pages, the rules for the desk. */
export const visibilityContract = {
  visibleFlag: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/visibleFlag',
    summary: '查询是否只能看到部分商品',
    input: z.strictObject({}),
    output: z.boolean(),
    identities: EVERYONE,
    transaction: 'view',
  }),
  findCustomers: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/product-provider-v2/desk/visibility/customers',
    summary: '查询客户（可见范围）',
    input: keyword,
    output: z.array(firmChoice),
  }),
  findBrands: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/product-provider-v2/desk/visibility/brands',
    summary: '查询品牌（可见范围）',
    input: keyword,
    output: z.array(brandChoice),
  }),
  customerRange: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/product-provider-v2/desk/visibility/range',
    summary: '查询客户可见范围',
    input: customerCode,
    output: customerRange,
  }),
  countGoods: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/product-provider-v2/desk/visibility/count',
    summary: '统计客户可见商品',
    input: customerCode,
    output: goodsCount,
  }),
  addRules: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/product-provider-v2/desk/visibility/addRules',
    summary: '新增可见范围规则',
    input: newRules,
    output: ruleResult,
    transaction: 'write',
  }),
  removeRule: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/product-provider-v2/desk/visibility/removeRule',
    summary: '删除可见范围规则',
    input: ruleKey,
    output: done,
    transaction: 'write',
  }),
  saveBeyond: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/product-provider-v2/desk/visibility/saveBeyond',
    summary: '设置范围外商品能否被搜到',
    input: customerCode.extend({ searchBeyondRange: z.boolean() }),
    output: done,
    transaction: 'write',
  }),
  listExclusive: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/product-provider-v2/desk/visibility/exclusive',
    summary: '查询专供商品',
    input: keyword.extend({
      pageNo: z.coerce.number().int().min(1).max(500).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: exclusivePage,
  }),
  saveExclusive: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/product-provider-v2/desk/visibility/saveExclusive',
    summary: '设置专供商品',
    input: exclusiveInput,
    output: exclusiveResult,
    transaction: 'write',
  }),
};
