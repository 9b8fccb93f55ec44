import type { CartSources } from '#features/cart/api/public.ts';
import { readItemsWhere } from '#features/catalog/api/public.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { bulkContract, bulkErrors } from '../contract/bulk-contract.ts';
import type { AddChoices, BulkRow } from '../contract/bulk-schemas.ts';
import { isConsistent, isUsable } from '../rules/bulk-columns.ts';
import { readListRow } from '../rules/read-list-row.ts';
import { addRows, planRows } from './add-rows.ts';
import {
  keepMapping,
  type ListHead,
  type ListOwner,
  readListHead,
  readListRows,
  updateListMapping,
} from './bulk-list-repo.ts';
import { errorSheet, sampleSheet } from './error-sheet.ts';
import { judgeRows } from './judge-rows.ts';
import { presentJudgedRow } from './present-judged-row.ts';
import { presentList } from './present-list.ts';
import { headerHash, takeUpload } from './take-upload.ts';

const bulk = implementFeature(bulkContract);

/** Places of the file that one call checks. */
const PIECE = 500;
const EXAMPLES = 3;
/** The cart of the shop's own pages. */
const CART = 'enterprise';

async function findList(db: Db, owner: ListOwner, listNo: string): Promise<ListHead> {
  const list = await readListHead(db, owner, listNo);
  if (!list) throw notFound('清单');
  return list;
}

const wishesOf = ({ mapping }: ListHead, rows: readonly { rowNumber: number; cells: string[] }[]): BulkRow[] =>
  rows.map(({ rowNumber, cells }) => readListRow(rowNumber, cells, mapping));

const listHandlers = {
  list: bulk.list.handler(async ({ input: { listNo }, context: { db, caller } }) => {
    const owner = signedIn(caller);
    const list = await findList(db, owner, listNo);
    const { rows } = await readListRows(db, owner, listNo, 0, PIECE);
    return presentList(
      list,
      rows.map(({ cells }) => cells),
    );
  }),
  setColumns: bulk.setColumns.handler(async ({ input: { listNo, mapping }, context: { db, caller } }) => {
    const owner = signedIn(caller);
    const list = await findList(db, owner, listNo);
    if (!isUsable(mapping) || !isConsistent(mapping, list.header.length))
      throw refuse(bulkErrors, 'BULK_COLUMNS_MISSING');
    await updateListMapping(db, owner, listNo, mapping);
    await keepMapping(db, { firmId: owner.firmId, userId: owner.userId }, headerHash(list.header), mapping);
    const { rows } = await readListRows(db, owner, listNo, 0, PIECE);
    return presentList(
      { ...list, mapping },
      rows.map(({ cells }) => cells),
    );
  }),
  rows: bulk.rows.handler(async ({ input: { listNo, from }, context: { db, caller } }) => {
    const owner = signedIn(caller);
    const list = await findList(db, owner, listNo);
    const { rows, length } = await readListRows(db, owner, listNo, from, PIECE);
    const judged = await judgeRows(db, wishesOf(list, rows), caller.levelCode);
    return { rows: judged.map(presentJudgedRow), next: from + PIECE < length ? from + PIECE : null };
  }),
  errorSheet: bulk.errorSheet.handler(async ({ input: { listNo, ...choices }, context: { db, caller } }) => {
    const owner = signedIn(caller);
    const list = await findList(db, owner, listNo);
    const { rows } = await readListRows(db, owner, listNo);
    const { rejected } = await planRows(db, wishesOf(list, rows), choices, caller.levelCode);
    return errorSheet(list, rows, rejected);
  }),
};

const fileHandlers = {
  check: bulk.check.handler(async ({ input: { rows }, context: { db, caller } }) => {
    const judged = await judgeRows(db, rows, caller.levelCode);
    return { rows: judged.map(presentJudgedRow) };
  }),
  upload: bulk.upload.handler(async ({ input: { fileName, file }, context: { database, caller } }) => {
    const { firmId, userId } = signedIn(caller);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return takeUpload(database, { firmId, userId }, { fileName, bytes });
  }),
  sample: bulk.sample.handler(async ({ context: { db, caller } }) =>
    sampleSheet(await readItemsWhere(db, caller.levelCode, undefined, EXAMPLES)),
  ),
};

/** Calls of bulk ordering; `sources` tells of orders what the cart has to know. */
export function createBulkHandlers(sources: CartSources) {
  const add = (db: Db, caller: Caller, rows: readonly BulkRow[], choices: AddChoices) => {
    const { firmId, userId, levelCode } = signedIn(caller);
    const owner = { firmId, userId, cartType: CART } as const;
    return addRows(db, owner, { firmId, levelCode, sources }, { rows, choices });
  };
  return {
    ...listHandlers,
    ...fileHandlers,
    addRows: bulk.addRows.handler(({ input: { rows, ...choices }, context: { db, caller } }) =>
      add(db, caller, rows, choices),
    ),
    addList: bulk.addList.handler(async ({ input: { listNo, ...choices }, context: { db, caller } }) => {
      const owner = signedIn(caller);
      const list = await findList(db, owner, listNo);
      const { rows } = await readListRows(db, owner, listNo);
      return add(db, caller, wishesOf(list, rows), choices);
    }),
  };
}
