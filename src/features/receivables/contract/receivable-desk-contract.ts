import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import {
  allocateErrors,
  askWriteOffErrors,
  bookErrors,
  customerErrors,
  policyErrors,
  receiptErrors,
  writeOffErrors,
} from './receivable-errors.ts';
import {
  allocateInput,
  askWriteOffInput,
  bookInput,
  collectInput,
  creditPolicy,
  customerCode,
  decideInput,
  firmDetail,
  overview,
  overviewInput,
  policyInput,
  receiptActed,
  receiptPage,
  receiptsInput,
  reverseInput,
  unallocateInput,
  writeOffActed,
  writeOffPage,
  writeOffsInput,
} from './receivable-schemas.ts';

const PATH = '/receivables/desk';
/** Who books money and spreads it, and who decides what is given up. */
const READERS = ['DESK_RECEIVABLES', 'DESK_WRITE_OFFS'] as const;
const look = { method: 'POST', identities: STAFF, permission: READERS, specified: false } as const;
const act = {
  ...look,
  permission: 'DESK_RECEIVABLES',
  output: receiptActed,
  idempotent: true,
  transaction: 'write',
} as const;

/** What companies owe, the money that came, and what is given up. */
export const receivableDeskContract = {
  overview: defineEndpoint({
    ...look,
    path: `${PATH}/overview`,
    summary: '查询应收账款',
    input: overviewInput,
    output: overview,
  }),
  firm: defineEndpoint({
    ...look,
    path: `${PATH}/firm`,
    summary: '查询客户应收明细',
    input: z.strictObject({ customerCode }),
    output: firmDetail,
    errors: customerErrors,
  }),
  receipts: defineEndpoint({
    ...look,
    path: `${PATH}/receipts`,
    summary: '查询回款单',
    input: receiptsInput,
    output: receiptPage,
  }),
  book: defineEndpoint({ ...act, path: `${PATH}/book`, summary: '登记回款', input: bookInput, errors: bookErrors }),
  allocate: defineEndpoint({
    ...act,
    path: `${PATH}/allocate`,
    summary: '核销回款',
    input: allocateInput,
    errors: allocateErrors,
  }),
  unallocate: defineEndpoint({
    ...act,
    path: `${PATH}/unallocate`,
    summary: '取消核销',
    input: unallocateInput,
    errors: allocateErrors,
  }),
  collect: defineEndpoint({
    ...act,
    path: `${PATH}/collect`,
    summary: '登记承兑汇票兑付',
    input: collectInput,
    errors: receiptErrors,
  }),
  reverse: defineEndpoint({
    ...act,
    path: `${PATH}/reverse`,
    summary: '冲销回款',
    input: reverseInput,
    errors: receiptErrors,
  }),
  writeOffs: defineEndpoint({
    ...look,
    path: `${PATH}/writeOffs`,
    summary: '查询坏账核销',
    input: writeOffsInput,
    output: writeOffPage,
  }),
  askWriteOff: defineEndpoint({
    ...act,
    path: `${PATH}/writeOffs/ask`,
    summary: '提交坏账核销',
    input: askWriteOffInput,
    output: writeOffActed,
    errors: askWriteOffErrors,
  }),
  decideWriteOff: defineEndpoint({
    ...act,
    permission: 'DESK_WRITE_OFFS',
    path: `${PATH}/writeOffs/decide`,
    summary: '复核坏账核销',
    input: decideInput,
    output: writeOffActed,
    errors: writeOffErrors,
  }),
  savePolicy: defineEndpoint({
    ...act,
    path: `${PATH}/policy/save`,
    summary: '保存客户信用检查规则',
    input: policyInput,
    output: creditPolicy,
    errors: policyErrors,
  }),
};
