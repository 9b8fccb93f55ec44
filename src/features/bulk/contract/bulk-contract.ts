import { z } from 'zod';
import { listColumns } from '#business/written-lines/contract/list-schemas.ts';
import { BUYERS, BUYING_PEOPLE, defineEndpoint, type ErrorSpecs } from '#platform/shared/define-endpoint.ts';
import { MAX_BULK_ROWS } from './bulk-limits.ts';
import {
  addChoices,
  answerInput,
  bulkAddResult,
  bulkList,
  checkedRows,
  duplicates,
  judgedRow,
  listNo,
  proposed,
  proposeInput,
  rowsPage,
  typedRows,
  uploadedList,
  uploadInput,
} from './bulk-schemas.ts';

export const bulkErrors = {
  BULK_FILE_REFUSED: { status: 400, code: 32200, message: '文件无法读取' },
  BULK_FILE_EMPTY: { status: 400, code: 32201, message: '文件里没有数据行，请在表头下面填写编码和数量' },
  BULK_TOO_MANY_ROWS: { status: 400, code: 32202, message: `一个文件最多 ${MAX_BULK_ROWS} 行，请拆成几个文件` },
  BULK_NOTHING_TO_ADD: { status: 400, code: 32204, message: '没有可以加入购物车的行' },
  BULK_COLUMNS_MISSING: {
    status: 400,
    code: 32203,
    message: '请指定“数量”列，以及编码、型号、物料编码、名称中的至少一列',
  },
} as const satisfies ErrorSpecs;

const own = { identities: BUYERS, specified: false, errors: bulkErrors } as const;
const ownList = { ...own, objects: { listNo: 'bulkList' } } as const;

/** Many lines at once: typed or pasted rows, and files that are kept until they are used. */
export const bulkContract = {
  check: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/cart-center/bulk/check',
    participant: 'told',
    // Lists pasted into a selection list are checked as well.
    identities: BUYING_PEOPLE,
    summary: '校验批量下单的行',
    input: z.strictObject({ rows: checkedRows }),
    output: z.object({ rows: z.array(judgedRow) }),
  }),
  propose: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/cart-center/bulk/propose',
    participant: 'told',
    summary: '按名称提示可能的商品',
    input: proposeInput,
    output: proposed,
  }),
  addRows: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/cart-center/bulk/addRows',
    summary: '批量加入购物车',
    input: addChoices.extend({ rows: typedRows }),
    output: bulkAddResult,
    transaction: 'write',
    idempotent: true,
  }),
  upload: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/cart-center/bulk/upload',
    summary: '上传批量下单文件',
    input: uploadInput,
    output: uploadedList,
    rate: 'upload',
    // The file is read before a transaction is opened.
    transaction: 'none',
  }),
  list: defineEndpoint({
    ...ownList,
    method: 'GET',
    path: '/cart-center/bulk/list',
    summary: '查看批量下单文件',
    input: z.strictObject({ listNo }),
    output: bulkList,
  }),
  setColumns: defineEndpoint({
    ...ownList,
    method: 'POST',
    path: '/cart-center/bulk/columns',
    summary: '修改文件的列对应',
    input: z.strictObject({ listNo, mapping: listColumns }),
    output: bulkList,
    transaction: 'write',
  }),
  rows: defineEndpoint({
    ...ownList,
    method: 'GET',
    path: '/cart-center/bulk/rows',
    summary: '校验文件中的行',
    input: z.strictObject({ listNo, from: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    output: rowsPage,
  }),
  answer: defineEndpoint({
    ...ownList,
    method: 'POST',
    path: '/cart-center/bulk/answer',
    summary: '确认文件中一行的商品或数量',
    input: answerInput,
    output: judgedRow,
    transaction: 'write',
  }),
  addList: defineEndpoint({
    ...ownList,
    method: 'POST',
    path: '/cart-center/bulk/addList',
    summary: '文件中的商品加入购物车',
    input: addChoices.extend({ listNo }),
    output: bulkAddResult,
    transaction: 'write',
    idempotent: true,
  }),
  errorSheet: defineEndpoint({
    ...ownList,
    method: 'GET',
    path: '/cart-center/bulk/errorSheet',
    summary: '下载未加入的行',
    input: z.strictObject({
      listNo,
      duplicates: duplicates.default('merge'),
      /** Rows with a changed quantity stand in the sheet, too. */
      withWarnings: z.stringbool().default(false),
    }),
    output: z.file(),
    rate: 'export',
  }),
  sample: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/cart-center/bulk/sample',
    summary: '下载批量下单模板',
    input: z.strictObject({}),
    output: z.file(),
  }),
};
