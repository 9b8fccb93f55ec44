import { z } from 'zod';
import { defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';
import { itemNo } from '#platform/shared/wire-schemas.ts';
import { categoryDetail, categoryInput, categoryTree, crumbs, crumbsInput } from './category-schemas.ts';
import { askedItems, deliveryDay, MAX_ITEMS, stockState } from './delivery-schemas.ts';
import { compareInput, comparison, itemPage, replacements } from './item-page-schemas.ts';
import { itemCard, itemCode, seriesInfo, seriesInput, seriesTable, seriesTableInput } from './item-schemas.ts';

/** Product and category calls of specification 7.2 and 7.6. All of it is public; prices follow the caller's level. */
export const catalogContract = {
  detail: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/site/item/detail',
    summary: '查询商品详情',
    input: itemCode,
    output: itemPage,
    identities: EVERYONE,
    transaction: 'view',
  }),
  simpleDetail: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/site/item/simpleDetail',
    summary: '查询商品简要信息',
    input: itemCode,
    output: itemCard,
    identities: EVERYONE,
    transaction: 'view',
  }),
  cards: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/site/item/cards',
    summary: '批量查询商品简要信息',
    input: z.strictObject({ itemCodes: z.array(itemNo).max(MAX_ITEMS) }),
    /** In the order asked for; items that do not exist are left out. */
    output: z.array(itemCard),
    identities: EVERYONE,
    transaction: 'view',
    specified: false,
  }),
  replacements: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/site/item/replacements',
    summary: '查询可替代商品',
    input: itemCode,
    output: replacements,
    identities: EVERYONE,
    transaction: 'view',
    specified: false,
  }),
  compare: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/site/item/compare',
    summary: '对比商品参数',
    input: compareInput,
    /** In the order asked for; items that do not exist are left out. */
    output: comparison,
    identities: EVERYONE,
    transaction: 'view',
    specified: false,
  }),
  deliveryDay: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/site/item/deliveryDay',
    summary: '查询商品货期',
    input: askedItems,
    output: z.array(deliveryDay),
    identities: EVERYONE,
    transaction: 'view',
  }),
  stockCheck: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/item/stockCheck',
    summary: '查询商品库存',
    input: askedItems,
    output: z.array(stockState),
    identities: EVERYONE,
    transaction: 'view',
  }),
  productItems: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/search/productItems',
    summary: '查询同系列商品',
    input: seriesTableInput,
    output: seriesTable,
    identities: EVERYONE,
    transaction: 'view',
  }),
  productInfo: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/site/product/productInfo',
    summary: '查询商品系列',
    input: seriesInput,
    output: seriesInfo,
    identities: EVERYONE,
    transaction: 'view',
  }),
  crumbs: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/site/category/crumbs',
    summary: '查询分类路径',
    input: crumbsInput,
    output: crumbs,
    identities: EVERYONE,
    transaction: 'view',
  }),
  categoryDetail: defineEndpoint({
    method: 'POST',
    path: '/product-provider-v2/site/category/detail',
    summary: '查询分类详情',
    input: categoryInput,
    output: categoryDetail,
    identities: EVERYONE,
    transaction: 'none',
    participant: 'any',
    reads: true,
  }),
  categoryTree: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/site/category/tree',
    summary: '查询分类树',
    input: z.strictObject({}),
    output: categoryTree,
    identities: EVERYONE,
    transaction: 'none',
    specified: false,
  }),
};
