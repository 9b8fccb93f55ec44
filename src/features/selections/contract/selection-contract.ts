import { z } from 'zod';
import { BUYING_PEOPLE, defineEndpoint } from '#platform/shared/define-endpoint.ts';
import { itemNo, quantity, rowId } from '#platform/shared/wire-schemas.ts';
import {
  added,
  changed,
  deleted,
  listDetail,
  listHead,
  listName,
  listRow,
  listsInput,
  note,
  skuCodes,
  version,
  wantedLines,
} from './selection-schemas.ts';

export const selectionErrors = {
  SELECTION_FULL: { status: 409, code: 32250, message: '每人最多建 200 个选型清单，请先删除不用的' },
  SELECTION_NAME_TAKEN: { status: 409, code: 32251, message: '您已有同名的选型清单，请换一个名称' },
  SELECTION_LINES_FULL: { status: 409, code: 32252, message: '一个清单最多放 2,000 种商品，请另建清单' },
  SELECTION_CHANGED: { status: 409, code: 32253, message: '清单刚刚在别处修改过，已为您显示最新内容，请核对后再改' },
  SELECTION_NOTHING_FOUND: { status: 400, code: 32254, message: '没有可加入清单的商品，请核对商品编码' },
  SELECTION_EMPTY: { status: 400, code: 32255, message: '清单里还没有商品，无需导出' },
} as const;

export const oneList = z.strictObject({ listId: rowId });
/** A change names the version its page has shown. */
const seenList = oneList.extend({ version });
const objects = { listId: 'selectionList' } as const;

export const forSelections = { identities: BUYING_PEOPLE, permission: 'SELECTION_LIST', specified: false } as const;
const reading = { ...forSelections, method: 'POST' } as const;
const writing = { ...reading, transaction: 'write', errors: selectionErrors } as const;
const path = <Name extends string>(name: Name) => `/enterprise-service/fronted/selection/${name}` as const;

/** Selection lists (选型清单): a person's own, and those that colleagues share. Only the owner changes a list. */
export const selectionContract = {
  list: defineEndpoint({
    ...reading,
    path: path('list'),
    summary: '查询选型清单',
    input: listsInput,
    output: z.object({
      list: z.array(listRow),
      total: z.number().int(),
      pageNo: z.number().int(),
      pageSize: z.number().int(),
    }),
  }),
  choices: defineEndpoint({
    ...reading,
    path: path('choices'),
    summary: '查询可加入商品的选型清单',
    input: z.strictObject({}),
    output: z.array(listHead),
  }),
  detail: defineEndpoint({
    ...reading,
    path: path('detail'),
    summary: '查询选型清单详情',
    input: oneList,
    objects,
    output: listDetail,
  }),
  create: defineEndpoint({
    ...writing,
    path: path('create'),
    summary: '新建选型清单',
    input: z.strictObject({
      name: listName,
      note: note.default(''),
      shared: z.boolean().default(false),
      lines: wantedLines.default([]),
    }),
    output: added,
    idempotent: true,
  }),
  edit: defineEndpoint({
    ...writing,
    path: path('edit'),
    summary: '修改选型清单',
    input: seenList.extend({ name: listName, note, shared: z.boolean() }),
    objects,
    output: changed,
  }),
  copy: defineEndpoint({
    ...writing,
    path: path('copy'),
    summary: '复制选型清单',
    input: oneList,
    objects,
    output: changed.extend({ name: z.string() }),
    idempotent: true,
  }),
  delete: defineEndpoint({
    ...writing,
    path: path('delete'),
    summary: '删除选型清单',
    input: oneList,
    objects,
    output: deleted,
  }),
  restore: defineEndpoint({
    ...writing,
    path: path('restore'),
    summary: '恢复刚删除的选型清单',
    input: oneList,
    objects,
    output: changed,
  }),
  addLines: defineEndpoint({
    ...writing,
    path: path('addLines'),
    summary: '加入选型清单',
    input: oneList.extend({ lines: wantedLines.min(1) }),
    objects,
    output: added,
    idempotent: true,
  }),
  editLine: defineEndpoint({
    ...writing,
    path: path('editLine'),
    summary: '修改选型清单商品',
    input: seenList.extend({ skuCode: itemNo, quantity: quantity.optional(), note: note.optional() }),
    objects,
    output: changed,
  }),
  removeLines: defineEndpoint({
    ...writing,
    path: path('removeLines'),
    summary: '删除选型清单商品',
    input: seenList.extend({ skuCodes }),
    objects,
    output: changed,
  }),
  arrange: defineEndpoint({
    ...writing,
    path: path('arrange'),
    summary: '调整选型清单顺序',
    /** Every item of the list, in its new order. */
    input: seenList.extend({ skuCodes }),
    objects,
    output: changed,
  }),
};
