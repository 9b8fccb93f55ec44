import { z } from 'zod';
import { categoryCode } from '#features/catalog/contract/category-schemas.ts';
import { defineEndpoint, EVERYONE } from '#platform/shared/define-endpoint.ts';

export const configTypes = z.enum(['ent_search_left', 'ent_search_text']);

/** Home picture config of specification 3. */
const headerConfigItem = z.object({
  configType: configTypes,
  configInfoList: z.array(
    z.object({
      configPictureList: z.array(z.object({ pictureUrl: z.string(), linkUrl: z.string().nullable() })),
      configTextList: z.array(z.object({ richText: z.string() })),
    }),
  ),
});
export type HeaderConfigItem = z.infer<typeof headerConfigItem>;

const site = z.object({
  /** Public origin, for addresses that others keep. */
  origin: z.string(),
  supportPhone: z.string(),
  /** Where customers may write to; null where nobody reads mail. */
  supportMail: z.string().nullable(),
  /** Where a phone finds the shop: the mobile site, or the shop itself where a phone can reach it. */
  mobileUrl: z.string().nullable(),
  /** Page of the customer-service chat; null where there is none. */
  chatUrl: z.string().nullable(),
  filings: z.array(z.object({ text: z.string(), href: z.string().optional() })),
});
export type Site = z.infer<typeof site>;

const showType = z.object({
  categoryCode: z.string(),
  showType: z.enum(['list', 'grid']),
  /** Attributes that stand first in the list. */
  columns: z.array(z.string()),
});

export const contentContract = {
  queryShowType: defineEndpoint({
    method: 'GET',
    path: '/content-center/categoryPageConfig/queryShowType/{id}',
    summary: '查询分类页展示方式',
    input: z.strictObject({ id: categoryCode }),
    output: showType,
    identities: EVERYONE,
    transaction: 'none',
  }),
  site: defineEndpoint({
    method: 'GET',
    path: '/content-center/site/query',
    summary: '查询站点信息',
    input: z.strictObject({}),
    output: site,
    identities: EVERYONE,
    transaction: 'none',
    specified: false,
  }),
  headerConfig: defineEndpoint({
    method: 'POST',
    path: '/content-center/headerConfig/query',
    summary: '查询页头配置',
    input: z.strictObject({
      configTypeList: z.array(configTypes).min(1).max(10),
      appCodeList: z.array(z.string().max(40)).min(1).max(10),
    }),
    output: z.array(headerConfigItem),
    identities: EVERYONE,
  }),
};
