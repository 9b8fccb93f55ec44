import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';
import { isConsistent, isUsable, readListRow } from '#business/written-lines/rules/public.ts';
import type { CartSources } from '#features/cart/api/public.ts';
import { readSomeItems } from '#features/catalog/api/public.ts';
import type { FindByWords } from '#features/search/api/public.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { uploaderOf } from '#platform/api/tables/reader-queue.ts';
import { bulkContract, bulkErrors } from '../contract/bulk-contract.ts';
import type { AddChoices, JudgedRow } from '../contract/bulk-schemas.ts';
import { answeredRow } from '../rules/answered-row.ts';
import { writtenQuantity } from '../rules/written-quantity.ts';
import { addRows, planRows } from './add-rows.ts';
import {
  type AnsweredList,
  keepAnswer,
  keepMapping,
  type ListOwner,
  type ListRow,
  readListHead,
  readListRows,
  updateListMapping,
} from './bulk-list-repo.ts';
import { errorSheet, nameProposals, sampleSheet } from './error-sheet.ts';
import { type JudgedItem, judgeRows } from './judge-rows.ts';
import { presentCandidates, presentJudgedRow } from './present-judged-row.ts';
import { presentList } from './present-list.ts';
import { proposeItems } from './propose-items.ts';
import { headerHash, takeUpload } from './take-upload.ts';

const bulk = implementFeature(bulkContract);

/** Places of the file that one call checks. */
const PIECE = 500;
const EXAMPLES = 3;
/** The cart of the shop's own pages. */
const CART = 'enterprise';

async function findList(db: Db, owner: ListOwner, listNo: string): Promise<AnsweredList> {
  const list = await readListHead(db, owner, listNo);
  if (!list) throw notFound('清单');
  return list;
}

/** Rows of a list as they stand now: what was chosen for a row goes before what the file says. */
function wishesOf({ mapping, header, answers }: AnsweredList, rows: readonly ListRow[]): WrittenRow[] {
  return rows.map(({ rowNumber, cells }) =>
    answeredRow(readListRow(rowNumber, cells, mapping, header), answers[rowNumber]),
  );
}

/** What the row says itself is shown beside what was chosen for it. */
function presentListRows(list: AnsweredList, rows: readonly ListRow[], judged: readonly JudgedItem[]): JudgedRow[] {
  return judged.map((one, at) => {
    const row = rows[at];
    const presented = presentJudgedRow(one, list.answers[one.row.rowNumber] !== undefined);
    if (!row || !presented.answered) return presented;
    return {
      ...presented,
      quantity: writtenQuantity(readListRow(row.rowNumber, row.cells, list.mapping, list.header)),
    };
  });
}

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
    return { rows: presentListRows(list, rows, judged), next: from + PIECE < length ? from + PIECE : null };
  }),
  answer: bulk.answer.handler(async ({ input: { listNo, rowNumber, answer }, context: { db, caller } }) => {
    const owner = signedIn(caller);
    await findList(db, owner, listNo);
    const { rows } = await readListRows(db, owner, listNo, rowNumber - 1, 1);
    if (rows.length === 0) throw notFound('行');
    await keepAnswer(db, owner, listNo, { rowNumber, answer });
    const list = await findList(db, owner, listNo);
    const judged = await judgeRows(db, wishesOf(list, rows), caller.levelCode);
    const [row] = presentListRows(list, rows, judged);
    if (!row) throw notFound('行');
    return row;
  }),
};

/** What needs a search: goods by their names. */
const proposalHandlers = (findByWords: FindByWords) => ({
  propose: bulk.propose.handler(async ({ input: { texts }, context: { db, database, caller } }) => {
    const found = await proposeItems({ db, database, levelCode: caller.levelCode, findByWords }, texts);
    return { proposals: [...found].map(([text, items]) => ({ text, candidates: presentCandidates(items) })) };
  }),
  errorSheet: bulk.errorSheet.handler(async ({ input: { listNo, ...choices }, context: { db, database, caller } }) => {
    const owner = signedIn(caller);
    const list = await findList(db, owner, listNo);
    const { rows } = await readListRows(db, owner, listNo);
    const { rejected, judged } = await planRows(db, wishesOf(list, rows), choices, caller.levelCode);
    const proposing = { db, database, levelCode: caller.levelCode, findByWords };
    return errorSheet(list, rows, await nameProposals(proposing, rejected, judged));
  }),
});

const fileHandlers = {
  check: bulk.check.handler(async ({ input: { rows }, context: { db, caller } }) => {
    const judged = await judgeRows(db, rows, caller.levelCode);
    return { rows: judged.map((one) => presentJudgedRow(one)) };
  }),
  upload: bulk.upload.handler(async ({ input: { fileName, file }, context: { database, caller }, signal }) => {
    const { firmId, userId } = signedIn(caller);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return takeUpload(database, { firmId, userId }, { fileName, bytes, uploader: uploaderOf(caller, signal) });
  }),
  sample: bulk.sample.handler(async ({ context: { db, caller } }) =>
    sampleSheet(await readSomeItems(db, caller.levelCode, EXAMPLES)),
  ),
};

/** Calls of bulk ordering; `sources` tells of orders what the cart has to know, `findByWords` of goods by their names. */
export function createBulkHandlers(sources: CartSources, findByWords: FindByWords) {
  const add = (db: Db, caller: Caller, rows: readonly WrittenRow[], choices: AddChoices) => {
    const { firmId, userId, levelCode } = signedIn(caller);
    const owner = { firmId, userId, cartType: CART } as const;
    return addRows(db, owner, { firmId, levelCode, sources }, { rows, choices });
  };
  return {
    ...listHandlers,
    ...fileHandlers,
    ...proposalHandlers(findByWords),
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
