import { z } from 'zod';
import { mailAddress } from '#platform/shared/contact-schemas.ts';
import { BUYERS, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';

const type = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** What an invoice is made out by (specification 4), as it is written. */
export const titleFacts = {
  type,
  title: plainText(100).min(1, '请填写发票抬头'),
  /** Blanks of a paste are taken out. */
  taxNo: plainText(40).default(''),
  bankName: plainText(60).default(''),
  bankAccount: plainText(40).default(''),
  address: plainText(120).default(''),
  phone: plainText(30).default(''),
  email: mailAddress.or(z.literal('')).default(''),
};
const facts = {
  ...titleFacts,
  isDefault: z.boolean().default(false),
  /** Kept by the company for all its people: such a title is asked for (features/company-titles), not written here. */
  central: z.boolean().default(false),
};
const titleInput = z.strictObject(facts);
export type TitleInput = z.infer<typeof titleInput>;

const title = z.object({
  id: rowId,
  type,
  title: z.string(),
  taxNo: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  isDefault: z.boolean(),
  central: z.boolean(),
  /** Whether invoices go to it: a company that has approved titles invoices to those alone. */
  usable: z.boolean(),
  version: z.int(),
});
export type InvoiceTitle = z.infer<typeof title>;

export const titleErrors = {
  TITLE_WRONG: { status: 400, code: 34020, message: '发票信息填写有误，请检查后重试' },
  TITLE_CHANGED: { status: 409, code: 34021, message: '发票信息已被其他人修改，请刷新后再改' },
  TITLES_MANY: { status: 409, code: 34022, message: '最多保存 50 个发票抬头，请先删除不用的抬头' },
  TITLE_CENTRAL: { status: 403, code: 34023, message: '公司统一抬头只能由公司管理员维护' },
  TITLE_ON_REQUEST: { status: 403, code: 34024, message: '公司统一抬头要先经平台审核，请在“公司抬头”页面提交申请' },
} as const;

const buyer = { method: 'POST', identities: BUYERS, specified: false } as const;
const byId = z.strictObject({ titleId: rowId });
const objects = { titleId: 'invoiceTitle' } as const;
const titles = z.array(title);

/** Titles and VAT facts for invoices: a person's own, and those the company keeps for everybody. */
export const invoiceTitleContract = {
  list: defineEndpoint({
    ...buyer,
    path: '/enterprise-service/invoiceTitle/list',
    summary: '查询发票抬头',
    input: z.strictObject({}),
    output: titles,
  }),
  add: defineEndpoint({
    ...buyer,
    path: '/enterprise-service/invoiceTitle/add',
    summary: '新增发票抬头',
    input: titleInput,
    output: title,
    permission: 'INVOICE_ADD',
    idempotent: true,
    transaction: 'write',
    errors: titleErrors,
  }),
  edit: defineEndpoint({
    ...buyer,
    path: '/enterprise-service/invoiceTitle/edit',
    summary: '编辑发票抬头',
    input: z.strictObject({ ...facts, titleId: rowId, version: z.int().min(1) }),
    objects,
    output: title,
    permission: 'INVOICE_EDIT',
    transaction: 'write',
    errors: titleErrors,
  }),
  remove: defineEndpoint({
    ...buyer,
    path: '/enterprise-service/invoiceTitle/remove',
    summary: '删除发票抬头',
    input: byId,
    objects,
    output: titles,
    permission: 'INVOICE_DELETE',
    transaction: 'write',
    errors: titleErrors,
  }),
  setDefault: defineEndpoint({
    ...buyer,
    path: '/enterprise-service/invoiceTitle/setDefault',
    summary: '设为默认发票抬头',
    input: byId,
    objects,
    output: titles,
    permission: 'INVOICE_EDIT',
    transaction: 'write',
    errors: titleErrors,
  }),
};
