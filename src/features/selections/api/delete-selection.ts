import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { selectionErrors } from '../contract/selection-contract.ts';
import { changed, NAME, ownList, roomForList } from './own-list.ts';
import { countLines } from './selection-lines-repo.ts';
import { forgetOldLists, hideList, lockListEver, showList } from './selection-repo.ts';

/** Takes a list away from everybody; with its lines and its number it can be had back for a day. */
export async function deleteSelection(db: Db, caller: SignedInCaller, listId: string) {
  await forgetOldLists(db, caller);
  const list = await ownList(db, caller, listId);
  await hideList(db, list);
  return { listId, name: list.name };
}

/**
 * Undoes a deletion: the same list under the same number, so that links to it lead somewhere again. Asked twice, the
 * second time changes nothing.
 */
export async function restoreSelection(db: Db, caller: SignedInCaller, listId: string) {
  const names = await roomForList(db, caller);
  const list = await lockListEver(db, caller, BigInt(listId));
  if (!list) throw notFound(NAME);
  if (list.deletedAt === null) return { listId, version: list.version, lineCount: await countLines(db, list) };
  if (names.has(list.name)) throw refuse(selectionErrors, 'SELECTION_NAME_TAKEN');
  await showList(db, list);
  return changed(db, list);
}
