import { z } from 'zod';
import { BUYING_PEOPLE, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { account, ownReceiptPage, ownReceiptsInput } from './receivable-schemas.ts';

const look = {
  method: 'POST',
  identities: BUYING_PEOPLE,
  permission: 'RECONCILIATION_MANAGEMENT_PAGE',
  specified: false,
} as const;

/** What a company owes and may still buy, and what became of its money (behaviours 2.9). */
export const receivableContract = {
  account: defineEndpoint({
    ...look,
    path: '/receivables/account',
    summary: '查询账期与额度',
    input: z.strictObject({}),
    output: account,
  }),
  receipts: defineEndpoint({
    ...look,
    path: '/receivables/receipts',
    summary: '查询付款与核销',
    input: ownReceiptsInput,
    output: ownReceiptPage,
  }),
};
