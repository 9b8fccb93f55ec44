import { readSkusForSaleById } from '#features/catalog/api/public.ts';
import { skuPicture } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { SelectionDetail, SelectionListsInput } from '../contract/selection-schemas.ts';
import { presentHead, presentLine } from './present-selection.ts';
import { readLines } from './selection-lines-repo.ts';
import { findSeenList, readListPage } from './selection-repo.ts';

export async function readSelectionPage(db: Db, caller: SignedInCaller, input: SelectionListsInput) {
  const { rows, total } = await readListPage(db, caller, input);
  const list = rows.map(({ firstItems, ...row }) => ({
    ...presentHead(row, caller.userId),
    pictures: firstItems.map((itemNo) => skuPicture({ itemNo })),
  }));
  return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
}

/** A list with its lines as the caller may buy them today. */
export async function readSelection(db: Db, caller: SignedInCaller, listId: string): Promise<SelectionDetail> {
  const head = await findSeenList(db, caller, BigInt(listId));
  if (!head) throw notFound('选型清单');
  const rows = await readLines(db, { firmId: caller.firmId, id: head.id });
  const offers = await readSkusForSaleById(
    db,
    rows.map(({ skuId }) => skuId),
    caller.levelCode,
  );
  const byId = new Map(offers.map((item) => [item.skuId, item]));
  return { ...presentHead(head, caller.userId), lines: rows.map((row) => presentLine(row, byId.get(row.skuId))) };
}
