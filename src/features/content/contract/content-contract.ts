import { z } from 'zod';
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
  supportPhone: z.string(),
  /** Page of the customer-service chat; null where there is none. */
  chatUrl: z.string().nullable(),
  filings: z.array(z.object({ text: z.string(), href: z.string().optional() })),
});
export type Site = z.infer<typeof site>;

export const contentContract = {
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
