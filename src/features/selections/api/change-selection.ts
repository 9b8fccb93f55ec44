import { readSkusForSale } from '#features/catalog/api/public.ts';
import { snapQuantity } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { selectionErrors } from '../contract/selection-contract.ts';
import type { SelectionAdded, SelectionWish } from '../contract/selection-schemas.ts';
import { copyName } from '../rules/copy-name.ts';
import { isSameSet } from '../rules/move-line.ts';
import { putOnList } from './add-to-selection.ts';
import { changed, NAME, ownList, roomForList, unchangedList } from './own-list.ts';
import { arrangeLines, copyLines, deleteLines, readLines, updateLine } from './selection-lines-repo.ts';
import { findSeenList, insertList, lockLists, readOwnNames, touchList } from './selection-repo.ts';

interface ListFacts {
  name: string;
  note: string;
  shared: boolean;
}

export async function createSelection(
  db: Db,
  caller: SignedInCaller,
  { lines, ...facts }: ListFacts & { lines: readonly SelectionWish[] },
): Promise<SelectionAdded> {
  const names = await roomForList(db, caller);
  if (names.has(facts.name)) throw refuse(selectionErrors, 'SELECTION_NAME_TAKEN');
  const list = await insertList(db, caller, facts);
  const result = await putOnList(db, caller, list, lines);
  return { listId: String(list.id), version: list.version, ...result };
}

export async function editSelection(
  db: Db,
  caller: SignedInCaller,
  { listId, version, ...facts }: ListFacts & { listId: string; version: number },
) {
  await lockLists(db, caller);
  const list = await unchangedList(db, caller, { listId, version });
  const taken = facts.name !== list.name && (await readOwnNames(db, caller)).has(facts.name);
  if (taken) throw refuse(selectionErrors, 'SELECTION_NAME_TAKEN');
  return changed(db, list, facts);
}

/** A list of one's own or of a colleague as a new list of one's own, shared with nobody. */
export async function copySelection(db: Db, caller: SignedInCaller, listId: string) {
  const seen = await findSeenList(db, caller, BigInt(listId));
  if (!seen) throw notFound(NAME);
  const name = copyName(seen.name, await roomForList(db, caller));
  const copy = await insertList(db, caller, { name, note: seen.note, shared: false });
  await copyLines(db, { firmId: caller.firmId, id: seen.id }, copy);
  return { listId: String(copy.id), version: copy.version, lineCount: seen.lineCount, name };
}

export async function addToSelection(
  db: Db,
  caller: SignedInCaller,
  { listId, lines }: { listId: string; lines: readonly SelectionWish[] },
): Promise<SelectionAdded> {
  const list = await ownList(db, caller, listId);
  const result = await putOnList(db, caller, list, lines);
  if (result.addedCount + result.mergedCount === 0) throw refuse(selectionErrors, 'SELECTION_NOTHING_FOUND');
  return { listId, version: await touchList(db, list), ...result };
}

interface LineChange {
  listId: string;
  version: number;
  skuCode: string;
  quantity?: number;
  note?: string;
}

export async function editSelectionLine(db: Db, caller: SignedInCaller, { skuCode, ...change }: LineChange) {
  const list = await unchangedList(db, caller, change);
  const [item] = await readSkusForSale(db, [skuCode], caller.levelCode);
  const { quantity: value, note } = change;
  const quantity = value !== undefined && item ? snapQuantity({ ...item, value, previous: 0 }) : value;
  const written = { ...(quantity !== undefined && { quantity }), ...(note !== undefined && { note }) };
  const there = Object.keys(written).length > 0 && (await updateLine(db, list, skuCode, written));
  if (!there) throw notFound('清单中的商品');
  return changed(db, list);
}

interface NamedLines {
  listId: string;
  version: number;
  skuCodes: readonly string[];
}

export async function removeFromSelection(db: Db, caller: SignedInCaller, { skuCodes, ...seen }: NamedLines) {
  const list = await unchangedList(db, caller, seen);
  if ((await deleteLines(db, list, skuCodes)) === 0) throw notFound('清单中的商品');
  return changed(db, list);
}

export async function arrangeSelection(db: Db, caller: SignedInCaller, { skuCodes, ...seen }: NamedLines) {
  const list = await unchangedList(db, caller, seen);
  const before = (await readLines(db, list)).map(({ itemNo }) => itemNo);
  // With the version right, another set of goods is no order of this list.
  if (!isSameSet(before, skuCodes)) throw notFound('清单中的商品');
  await arrangeLines(db, list, skuCodes);
  return changed(db, list);
}
