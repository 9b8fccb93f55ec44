import { z } from 'zod';
import { itemCard } from '#features/catalog/contract/item-schemas.ts';
import { BUYING_PEOPLE, defineEndpoint, EVERYONE, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { itemNo, plainText } from '#platform/shared/wire-schemas.ts';

export const materialErrors = {
  CODE_WITHOUT_SIGNS: { status: 400, code: 30180, message: '客户编码至少要有一个字母、数字或汉字' },
  TOO_MANY_CODES: { status: 400, code: 30181, message: '一个商品最多 20 个客户编码，请先删除不用的' },
} as const;

const materialCode = plainText(40).min(1, '请填写客户编码');
const done = z.object({});

const customerItem = z.object({ materialCode: z.string(), materialName: z.string() });
export type CustomerItem = z.infer<typeof customerItem>;

const matchedItem = customerItem.extend({ item: itemCard });
export type MatchedItem = z.infer<typeof matchedItem>;

const writing = {
  identities: BUYING_PEOPLE,
  permission: 'CUSTOMER_ITEM_MANAGEMENT',
  errors: materialErrors,
} as const;

/** What the caller's firm calls our items. Another firm's codes change no answer (security check 17). */
export const materialContract = {
  codesOfItem: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/customerItem/codes',
    summary: '查询商品的客户编码',
    input: z.strictObject({ itemCode: itemNo }),
    output: z.array(customerItem),
    identities: TRADE_READERS,
    specified: false,
  }),
  put: defineEndpoint({
    ...writing,
    method: 'POST',
    path: '/product-provider-v2/customerItem/put',
    summary: '保存商品的客户编码',
    /** `replaces` names the code that this one takes the place of. */
    input: z.strictObject({
      itemCode: itemNo,
      materialCode,
      materialName: plainText(100).default(''),
      replaces: materialCode.optional(),
    }),
    output: z.array(customerItem),
    transaction: 'write',
    specified: false,
  }),
  remove: defineEndpoint({
    ...writing,
    method: 'POST',
    path: '/product-provider-v2/customerItem/remove',
    summary: '删除商品的客户编码',
    input: z.strictObject({ itemCode: itemNo, materialCode }),
    output: done,
    transaction: 'write',
    specified: false,
  }),
  match: defineEndpoint({
    method: 'GET',
    path: '/product-provider-v2/customerItem/match',
    summary: '按客户编码查询商品',
    input: z.strictObject({ keyword: z.string().max(2_000) }),
    /** Nothing for visitors: they have no codes. */
    output: z.array(matchedItem),
    identities: EVERYONE,
    transaction: 'view',
    specified: false,
  }),
};
