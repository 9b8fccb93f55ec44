import { z } from 'zod';
import { defineEndpoint } from '#platform/shared/define-endpoint.ts';
import type { Identity } from '#platform/shared/identities.ts';
import { applicationNo, applied, applyInput, ownCredit } from './credit-schemas.ts';
import { applicationErrors, applyErrors } from './terms-errors.ts';

/** People of companies that buy here themselves: not of groups, procurement systems or those who serve them. */
const APPLICANTS: readonly Identity[] = ['company'];
const who = {
  method: 'POST',
  identities: APPLICANTS,
  permission: ['RECONCILIATION_MANAGEMENT_PAGE', 'COMPANY_MANAGEMENT'],
  specified: false,
} as const;

/** What a company may owe, and how it asks for more. */
export const customerCreditContract = {
  read: defineEndpoint({
    ...who,
    path: '/customer-terms/credit',
    summary: '查询本公司授信与申请',
    input: z.strictObject({}),
    output: ownCredit,
  }),
  apply: defineEndpoint({
    ...who,
    path: '/customer-terms/credit/apply',
    summary: '申请授信或提额',
    input: applyInput,
    output: applied,
    idempotent: true,
    transaction: 'write',
    errors: applyErrors,
  }),
  withdraw: defineEndpoint({
    ...who,
    path: '/customer-terms/credit/withdraw',
    summary: '撤回授信申请',
    input: z.strictObject({ applicationNo }),
    objects: { applicationNo: 'creditApplication' },
    output: applied,
    idempotent: true,
    transaction: 'write',
    errors: { APPLICATION_MOVED: applicationErrors.APPLICATION_MOVED },
  }),
};
