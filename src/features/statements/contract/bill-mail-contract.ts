import { z } from 'zod';
import { BUYERS, defineEndpoint, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { mailErrors } from './statement-errors.ts';

const billMail = z.object({
  id: rowId,
  email: z.string(),
  name: z.string(),
  /** Gets statements when they are made; and invoices, when they are issued. */
  statements: z.boolean(),
  invoices: z.boolean(),
  createdAt: instantText,
});
export type BillMail = z.infer<typeof billMail>;
const billMails = z.array(billMail);

const fields = {
  email: z.email('邮箱格式不正确').max(100),
  name: plainText(40).default(''),
  statements: z.boolean().default(true),
  invoices: z.boolean().default(true),
};
const write = {
  method: 'POST',
  identities: BUYERS,
  transaction: 'write',
  output: billMails,
  specified: false,
} as const;
const objects = { id: 'billMail' } as const;

/** Addresses a firm wants its statements and invoices mailed to. */
export const billMailContract = {
  list: defineEndpoint({
    method: 'POST',
    identities: TRADE_READERS,
    permission: 'RECONCILIATION_MANAGEMENT_PAGE',
    path: '/statements/mails',
    summary: '查询对账邮箱',
    input: z.strictObject({}),
    output: billMails,
    specified: false,
  }),
  add: defineEndpoint({
    ...write,
    permission: 'BILL_MAIL_ADD',
    path: '/statements/mails/add',
    summary: '新增对账邮箱',
    input: z.strictObject(fields),
    idempotent: true,
    errors: mailErrors,
  }),
  edit: defineEndpoint({
    ...write,
    permission: 'BILL_MAIL_EDIT',
    path: '/statements/mails/edit',
    summary: '编辑对账邮箱',
    input: z.strictObject({ id: rowId, ...fields }),
    objects,
    errors: mailErrors,
  }),
  remove: defineEndpoint({
    ...write,
    permission: 'BILL_MAIL_DELETE',
    path: '/statements/mails/remove',
    summary: '删除对账邮箱',
    input: z.strictObject({ id: rowId }),
    objects,
  }),
};
