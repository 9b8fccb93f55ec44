import { z } from 'zod';
import { BUYING_PEOPLE, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { erpCodeErrors, erpImportErrors } from './erp-code-errors.ts';
import { erpCodes, importInput, importReport, removeInput, saveInput } from './erp-code-schemas.ts';

const PATH = '/enterprise-service/erpCode';
const who = { method: 'POST', identities: BUYING_PEOPLE, permission: 'COST_MANAGEMENT', specified: false } as const;

/** Accounts of a company's own books, by which what it buys here is booked there. */
export const erpCodeContract = {
  list: defineEndpoint({
    ...who,
    path: `${PATH}/list`,
    summary: '查询会计科目对应',
    input: z.strictObject({}),
    output: erpCodes,
  }),
  save: defineEndpoint({
    ...who,
    path: `${PATH}/save`,
    summary: '保存会计科目对应',
    input: saveInput,
    output: erpCodes,
    transaction: 'write',
    errors: erpCodeErrors,
  }),
  remove: defineEndpoint({
    ...who,
    path: `${PATH}/remove`,
    summary: '删除会计科目对应',
    input: removeInput,
    output: erpCodes,
    transaction: 'write',
  }),
  import: defineEndpoint({
    ...who,
    path: `${PATH}/import`,
    summary: '导入会计科目对应',
    input: importInput,
    output: importReport,
    rate: 'upload',
    // The file is read before a transaction is opened.
    transaction: 'none',
    errors: erpImportErrors,
  }),
};
