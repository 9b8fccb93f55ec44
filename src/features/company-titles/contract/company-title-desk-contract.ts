import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { decideErrors } from './title-request-errors.ts';
import { acted, decideInput, deskRequestPage, deskRequestsInput } from './title-request-schemas.ts';

const PATH = '/invoices/desk/titles';
const desk = { method: 'POST', identities: STAFF, permission: 'DESK_INVOICES', specified: false } as const;

/** The desk lets invoices go to a title, or says why not. */
export const companyTitleDeskContract = {
  requests: defineEndpoint({
    ...desk,
    path: `${PATH}/requests`,
    summary: '查询公司抬头申请（运营）',
    input: deskRequestsInput,
    output: deskRequestPage,
  }),
  decide: defineEndpoint({
    ...desk,
    path: `${PATH}/decide`,
    summary: '审核公司抬头申请',
    input: decideInput,
    output: acted,
    idempotent: true,
    transaction: 'write',
    errors: decideErrors,
  }),
};
