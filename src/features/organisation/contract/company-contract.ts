import { z } from 'zod';
import { mailAddress } from '#platform/shared/contact-schemas.ts';
import { defineEndpoint, type Identity } from '#platform/shared/define-endpoint.ts';
import { pictureFile } from '#platform/shared/file-content.ts';
import { PHONE_PATTERN } from '#platform/shared/phone-pattern.ts';
import { plainText } from '#platform/shared/wire-schemas.ts';

const MAX_CONTACTS = 10;

const switchText = z.enum(['0', '1']);

const contactInput = z.strictObject({
  name: plainText(20).min(1, '请填写联系人姓名'),
  duty: plainText(20),
  phone: z.string().trim().regex(PHONE_PATTERN, '请填写 11 位手机号或带区号的座机号').or(z.literal('')),
  email: mailAddress.or(z.literal('')),
});

/** What the company sets by itself. */
const settingFields = {
  phoneVersionSwitch: switchText,
  customerServiceSwitch: switchText,
  quotationSwitch: z.boolean(),
  costSwitch: z.boolean(),
  duplicatePo: z.enum(['ignore', 'warn', 'block']),
  searchBeyondRange: z.boolean(),
  budgetWithFreight: z.boolean(),
  budgetWithTax: z.boolean(),
  budgetOverReason: z.boolean(),
  approvalHoldDays: z.int().min(1, '至少保留 1 天').max(30, '最多保留 30 天'),
  payAfterApprovalDays: z.int().min(1, '至少 1 个工作日').max(10, '最多 10 个工作日'),
  selfApproval: z.boolean(),
  quoteApprovalCovers: z.boolean(),
  approvalConfirmAbove: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, '审批确认金额请填写数字，最多两位小数，例如 5000'),
};

const company = z.object({
  customerCode: z.string(),
  firmName: z.string(),
  shortName: z.string(),
  firmType: z.enum(['company', 'group', 'operator']),
  creditCode: z.string().nullable(),
  industry: z.string().nullable(),
  levelCode: z.string(),
  logoUrl: z.string().nullable(),
  themeColor: z.string().nullable(),
  /** Agreed with the shop, not the company's to set. */
  freeShipping: z.boolean(),
  ...settingFields,
  contacts: z.array(z.object({ name: z.string(), duty: z.string(), phone: z.string(), email: z.string() })),
  version: z.int(),
});
export type Company = z.infer<typeof company>;

const changes = z.strictObject({
  version: z.int().min(1),
  shortName: plainText(20).min(1, '请填写公司简称'),
  industry: z.string().max(40).nullable(),
  /** Null: the shop's own colour. */
  themeColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, '请填写 7 位颜色值，例如 #1F7A5C')
    .nullable(),
  ...settingFields,
  contacts: z.array(contactInput).max(MAX_CONTACTS, `最多保存 ${MAX_CONTACTS} 位联系人`),
});
export type CompanyChanges = z.infer<typeof changes>;

export const companyErrors = {
  COMPANY_CHANGED: { status: 409, code: 35070, message: '公司信息已被其他人修改，请刷新后再改' },
  INDUSTRY_UNKNOWN: { status: 400, code: 35071, message: '没有这个行业，请重新选择' },
} as const;

export const logoErrors = {
  LOGO_KIND: { status: 422, code: 35072, message: '标志只支持 JPG、PNG、WebP 图片' },
  LOGO_UNREADABLE: { status: 422, code: 35073, message: '标志图片已损坏，无法读取，请换一张' },
  LOGO_DIMENSIONS: { status: 422, code: 35074, message: '标志图片边长应在 10 到 4096 像素之间' },
  LOGO_ANIMATED: { status: 422, code: 35075, message: '标志不支持动图，请使用静态图片' },
} as const;

const ADMINISTRATORS: readonly Identity[] = ['company', 'group', 'restricted'];

const admin = {
  method: 'POST',
  identities: ADMINISTRATORS,
  permission: 'COMPANY_MANAGEMENT',
  specified: false,
} as const;

/** Facts, looks and switches of the caller's own company. */
export const companyContract = {
  read: defineEndpoint({
    ...admin,
    path: '/enterprise-service/company/read',
    summary: '查询公司信息',
    input: z.strictObject({}),
    output: company,
  }),
  save: defineEndpoint({
    ...admin,
    path: '/enterprise-service/company/save',
    summary: '修改公司信息',
    input: changes,
    output: company,
    transaction: 'write',
    errors: companyErrors,
  }),
  uploadLogo: defineEndpoint({
    ...admin,
    path: '/enterprise-service/company/logo/upload',
    summary: '上传公司标志',
    input: z.strictObject({ image: pictureFile() }),
    output: company,
    rate: 'upload',
    transaction: 'none',
    errors: logoErrors,
  }),
  removeLogo: defineEndpoint({
    ...admin,
    path: '/enterprise-service/company/logo/remove',
    summary: '移除公司标志',
    input: z.strictObject({}),
    output: company,
    rate: 'upload',
    transaction: 'none',
  }),
};
