import { BUYERS, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { askErrors, decideErrors } from './title-request-errors.ts';
import { acted, askInput, ownRequestPage, ownRequestsInput, withdrawInput } from './title-request-schemas.ts';

const PATH = '/enterprise-service/companyTitle';
const who = { method: 'POST', identities: BUYERS, specified: false } as const;
/** Whoever keeps titles may ask; the shop's desk decides. */
const ASKS = ['INVOICE_ADD', 'INVOICE_EDIT'] as const;

/** Titles a company keeps for all its people: each new one and each change is asked for. */
export const companyTitleContract = {
  requests: defineEndpoint({
    ...who,
    path: `${PATH}/requests`,
    summary: '查询公司抬头申请',
    input: ownRequestsInput,
    output: ownRequestPage,
  }),
  ask: defineEndpoint({
    ...who,
    path: `${PATH}/ask`,
    summary: '申请新增或修改公司抬头',
    input: askInput,
    objects: { titleId: 'companyTitle' },
    output: acted,
    permission: ASKS,
    idempotent: true,
    transaction: 'write',
    errors: askErrors,
  }),
  withdraw: defineEndpoint({
    ...who,
    path: `${PATH}/withdraw`,
    summary: '撤回公司抬头申请',
    input: withdrawInput,
    objects: { requestNo: 'titleRequest' },
    output: acted,
    permission: ASKS,
    idempotent: true,
    transaction: 'write',
    errors: {
      TITLE_REQUEST_DONE: decideErrors.TITLE_REQUEST_DONE,
      TITLE_REQUEST_OTHERS: decideErrors.TITLE_REQUEST_OTHERS,
    },
  }),
};
