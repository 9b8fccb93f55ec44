import { z } from 'zod';
import { defineEndpoint, SIGNED_IN } from '#platform/shared/define-endpoint.ts';
import { plainText } from '#platform/shared/wire-schemas.ts';
import { ADMINISTRATORS } from './member-contract.ts';
import { memberErrors } from './member-errors.ts';

const optionalText = z.string().nullable();
const choice = z.object({ code: z.string(), name: z.string() });

const industryCategories = z.object({
  industry: optionalText,
  industryName: optionalText,
  /** Top categories that the company says it buys from, in the order of the catalogue. */
  categories: z.array(choice),
});
export type IndustryCategories = z.infer<typeof industryCategories>;

const own = { identities: SIGNED_IN, input: z.strictObject({}) } as const;

/** What a company does and buys (specification 7.6); recommendations are counted by its industry. */
export const industryContract = {
  match: defineEndpoint({
    method: 'POST',
    path: '/enterprise-service/customerIndustryCategory/match',
    summary: '匹配行业与常购分类',
    /** Words of what a company does; its own name where absent. */
    input: z.strictObject({ keyword: plainText(60).optional() }),
    output: z.object({ industries: z.array(choice), categories: z.array(choice) }),
    identities: SIGNED_IN,
  }),
  query: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/enterprise-service/customerIndustryCategory/query',
    summary: '查询行业与常购分类',
    output: industryCategories,
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/enterprise-service/customerIndustryCategory/save',
    summary: '保存行业与常购分类',
    input: z.strictObject({
      industry: z.string().regex(/^[a-z]{2,30}$/, '行业编码格式不正确'),
      categoryCodes: z.array(z.string().regex(/^[0-9A-Z][0-9A-Z-]{1,39}$/, '分类编码格式不正确')).max(50),
    }),
    output: z.object({}),
    identities: ADMINISTRATORS,
    permission: 'COMPANY_MANAGEMENT',
    transaction: 'write',
    errors: memberErrors,
  }),
  settingsWindow: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/enterprise-service/customerIndustryCategory/settingsWindow',
    summary: '查询是否提示设置行业',
    output: z.object({
      /** The company has named no industry yet, and the caller may. */
      show: z.boolean(),
      industries: z.array(choice),
      categories: z.array(choice),
    }),
  }),
};
