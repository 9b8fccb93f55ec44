import { z } from 'zod';
import { itemCard } from '#features/catalog/contract/item-schemas.ts';
import { defineEndpoint, EVERYONE, SIGNED_IN, STAFF } from '#platform/shared/define-endpoint.ts';
import {
  categoryShelves,
  categorySize,
  click,
  coupleInput,
  customerCategories,
  customerProductLines,
  mapItems,
  mapSize,
  monthInput,
  monthSales,
  placedClick,
  recommendedCategories,
  recommendedItems,
  shelfSize,
} from './recommendation-schemas.ts';
import { savedScene, scene, sceneInput, sceneSummary } from './scene-schemas.ts';

const done = z.object({});
const items = z.array(itemCard);

export const recommendationErrors = {
  SCENE_ITEMS_UNKNOWN: {
    status: 400,
    code: 30280,
    message: '部分商品编码不存在，请核对后再保存',
    data: z.object({ itemCodes: z.array(z.string()) }),
  },
  SCENE_INDUSTRY_UNKNOWN: { status: 400, code: 30281, message: '没有这个行业，请重新选择' },
} as const;

const shown = { identities: EVERYONE, transaction: 'view' } as const;
const clicked = { output: done, identities: EVERYONE, transaction: 'write', participant: 'any' } as const;
const own = { identities: SIGNED_IN, transaction: 'read' } as const;

/** Area recommend of specification 7.2 and 7.6. Everything is counted from orders and shown at the caller's prices. */
export const recommendationContract = {
  items: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/site/recommend/items',
    summary: '查询推荐商品',
    input: recommendedItems,
    output: items,
    ...shown,
  }),
  categoriesAndProducts: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/site/recommend/categoriesAndProducts',
    summary: '查询推荐分类及商品',
    input: shelfSize,
    output: categoryShelves,
    ...shown,
  }),
  categories: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/site/recommend/categories',
    summary: '查询推荐分类',
    input: categorySize,
    output: recommendedCategories,
    ...shown,
  }),
  categoryCouple: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/site/recommend/categoryCouple',
    summary: '查询搭配分类',
    input: coupleInput,
    output: categoryShelves,
    ...shown,
  }),
  recommendByMonth: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/site/recommend/recommendByMonth',
    summary: '按月查询同行业采购商品',
    input: monthInput,
    output: monthSales,
    ...shown,
  }),
  click: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/site/recommend/click',
    summary: '记录推荐点击',
    input: click,
    ...clicked,
  }),
  coupleRecommendClick: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/recommend/coupleRecommendClick',
    summary: '记录搭配推荐点击',
    input: placedClick,
    ...clicked,
  }),
  recommendByMonthClick: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/recommend/recommendByMonthClick',
    summary: '记录按月推荐点击',
    input: placedClick,
    ...clicked,
  }),
  scenes: defineEndpoint({
    method: 'GET',
    path: '/recommend-engine/site/recommend/scenes',
    summary: '查询推荐场景',
    input: z.strictObject({}),
    output: z.array(sceneSummary),
    ...shown,
  }),
  allScenes: defineEndpoint({
    method: 'GET',
    path: '/recommend-engine/site/recommend/allScenes',
    summary: '查询全部场景',
    input: z.strictObject({}),
    output: z.array(sceneSummary),
    identities: EVERYONE,
    transaction: 'none',
  }),
  scene: defineEndpoint({
    method: 'GET',
    path: '/recommend-engine/site/recommend/scene/{id}',
    summary: '查询场景商品',
    input: sceneInput,
    output: scene,
    ...shown,
  }),
  saveScene: defineEndpoint({
    method: 'POST',
    path: '/recommend-engine/site/recommend/scene/save',
    summary: '维护场景',
    input: savedScene,
    output: sceneSummary,
    identities: STAFF,
    permission: 'DESK_SCENES',
    transaction: 'write',
    errors: recommendationErrors,
  }),
  customerCategories: defineEndpoint({
    method: 'GET',
    path: '/recommend-engine/recommend/customerMap/queryCustomerCategory',
    summary: '查询客户地图分类',
    input: mapSize,
    output: customerCategories,
    ...own,
  }),
  customerProductLines: defineEndpoint({
    method: 'GET',
    path: '/recommend-engine/recommend/customerMap/queryCustomerProductLine',
    summary: '查询客户地图产品线',
    input: z.strictObject({}),
    output: customerProductLines,
    ...own,
  }),
  customerMapItems: defineEndpoint({
    method: 'GET',
    path: '/recommend-engine/site/recommend/queryCustomerMapRecommend',
    summary: '查询客户地图推荐商品',
    input: mapItems,
    output: items,
    ...own,
  }),
};
