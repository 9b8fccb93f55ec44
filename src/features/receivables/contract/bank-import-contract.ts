import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import {
  accountInput,
  bankAccount,
  bankLine,
  bookLineInput,
  ignoreLineInput,
  importPage,
  importsInput,
  linePage,
  linesInput,
  reopenLineInput,
  uploadAnswer,
  uploadInput,
} from './bank-schemas.ts';
import { bankAccountErrors, bankErrors, lineErrors, receiptErrors } from './receivable-errors.ts';

const PATH = '/receivables/desk/bank';
const desk = { method: 'POST', identities: STAFF, permission: 'DESK_RECEIVABLES', specified: false } as const;
const act = { ...desk, output: bankLine, idempotent: true, transaction: 'write' } as const;

/** Statements of banks: files that are read, and lines that wait for somebody to say whose they are. */
export const bankImportContract = {
  accounts: defineEndpoint({
    ...desk,
    path: `${PATH}/accounts`,
    summary: '查询银行账户',
    input: z.strictObject({}),
    output: z.array(bankAccount),
  }),
  addAccount: defineEndpoint({
    ...desk,
    path: `${PATH}/accounts/add`,
    summary: '登记银行账户',
    input: accountInput,
    output: z.array(bankAccount),
    idempotent: true,
    transaction: 'write',
    errors: bankAccountErrors,
  }),
  upload: defineEndpoint({
    ...desk,
    path: `${PATH}/upload`,
    summary: '导入银行流水',
    input: uploadInput,
    output: uploadAnswer,
    rate: 'upload',
    // The file is read before a transaction is opened.
    transaction: 'none',
    errors: bankErrors,
  }),
  imports: defineEndpoint({
    ...desk,
    path: `${PATH}/imports`,
    summary: '查询银行流水导入记录',
    input: importsInput,
    output: importPage,
  }),
  lines: defineEndpoint({
    ...desk,
    path: `${PATH}/lines`,
    summary: '查询银行流水',
    input: linesInput,
    output: linePage,
  }),
  book: defineEndpoint({
    ...act,
    path: `${PATH}/lines/book`,
    summary: '按银行流水登记回款',
    input: bookLineInput,
    errors: lineErrors,
  }),
  ignore: defineEndpoint({
    ...act,
    path: `${PATH}/lines/ignore`,
    summary: '银行流水不作回款处理',
    input: ignoreLineInput,
    errors: receiptErrors,
  }),
  reopen: defineEndpoint({
    ...act,
    path: `${PATH}/lines/reopen`,
    summary: '重新处理银行流水',
    input: reopenLineInput,
    errors: receiptErrors,
  }),
};
