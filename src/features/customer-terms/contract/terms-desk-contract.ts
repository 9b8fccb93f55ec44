import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { pageInput } from '#platform/shared/pagination.ts';
import { plainText, rowId } from '#platform/shared/wire-schemas.ts';
import { applicationPage, applied, grantInput, queueInput, rejectInput } from './credit-schemas.ts';
import { applicationErrors, checkErrors, policyErrors, proposeErrors } from './terms-errors.ts';
import {
  changePage,
  checkInput,
  customerCode,
  customerFilter,
  customerPage,
  customerTerms,
  policyInput,
  proposed,
  proposeInput,
  termPolicy,
} from './terms-schemas.ts';

/** Whoever proposes, and whoever is the second person. */
const READERS = ['DESK_CUSTOMERS', 'DESK_CUSTOMER_LIMITS'] as const;
const PATH = '/customer-terms/desk';

const desk = { method: 'POST', identities: STAFF, specified: false } as const;
const looks = { ...desk, permission: READERS } as const;
const acts = { ...desk, permission: 'DESK_CUSTOMERS', idempotent: true, transaction: 'write' } as const;

/** The desk keeps what is agreed with each customer; above a limit two people agree. */
export const termsDeskContract = {
  list: defineEndpoint({
    ...looks,
    path: `${PATH}/list`,
    summary: '查询客户条款列表',
    input: customerFilter,
    output: customerPage,
  }),
  detail: defineEndpoint({
    ...looks,
    path: `${PATH}/detail`,
    summary: '查询客户条款',
    input: z.strictObject({ customerCode }),
    output: customerTerms,
  }),
  propose: defineEndpoint({
    ...acts,
    path: `${PATH}/propose`,
    summary: '提交客户条款变更',
    input: proposeInput,
    output: proposed,
    errors: proposeErrors,
  }),
  changes: defineEndpoint({
    ...looks,
    path: `${PATH}/changes`,
    summary: '查询客户条款变更',
    input: z.strictObject({ keyword: plainText(60).default(''), waiting: z.boolean().default(true), ...pageInput }),
    output: changePage,
  }),
  check: defineEndpoint({
    ...acts,
    permission: 'DESK_CUSTOMER_LIMITS',
    path: `${PATH}/check`,
    summary: '复核客户条款变更',
    input: checkInput,
    output: proposed,
    errors: checkErrors,
  }),
  withdraw: defineEndpoint({
    ...acts,
    path: `${PATH}/withdraw`,
    summary: '撤回客户条款变更',
    input: z.strictObject({ changeId: rowId }),
    output: proposed,
    errors: checkErrors,
  }),
  applications: defineEndpoint({
    ...looks,
    path: `${PATH}/applications`,
    summary: '查询授信申请（运营）',
    input: queueInput,
    output: applicationPage,
  }),
  grant: defineEndpoint({
    ...acts,
    path: `${PATH}/applications/grant`,
    summary: '通过授信申请',
    input: grantInput,
    output: applied,
    errors: applicationErrors,
  }),
  reject: defineEndpoint({
    ...acts,
    path: `${PATH}/applications/reject`,
    summary: '驳回授信申请',
    input: rejectInput,
    output: applied,
    errors: applicationErrors,
  }),
  policy: defineEndpoint({
    ...looks,
    path: `${PATH}/policy`,
    summary: '查询客户条款复核规则',
    input: z.strictObject({}),
    output: termPolicy,
  }),
  savePolicy: defineEndpoint({
    ...acts,
    permission: 'DESK_CUSTOMER_LIMITS',
    path: `${PATH}/savePolicy`,
    summary: '修改客户条款复核规则',
    input: policyInput,
    output: z.object({ version: z.number().int() }),
    errors: policyErrors,
  }),
};
