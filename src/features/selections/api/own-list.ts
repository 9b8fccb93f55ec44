import { checkSeen } from '#business/documents/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { selectionErrors } from '../contract/selection-contract.ts';
import { MOST_LISTS } from '../rules/selection-limits.ts';
import { countLines } from './selection-lines-repo.ts';
import { lockLists, lockOwnList, type OwnList, readOwnNames, touchList } from './selection-repo.ts';

export const NAME = '选型清单';

export async function ownList(db: Db, caller: SignedInCaller, listId: string): Promise<OwnList> {
  const list = await lockOwnList(db, caller, BigInt(listId));
  if (!list) throw notFound(NAME);
  return list;
}

/** The list as long as nobody has changed it since the page was read: two pages, two people, one after the other. */
export async function unchangedList(
  db: Db,
  caller: SignedInCaller,
  { listId, version }: { listId: string; version: number },
): Promise<OwnList> {
  const list = await ownList(db, caller, listId);
  checkSeen(list, version, () => refuse(selectionErrors, 'SELECTION_CHANGED'));
  return list;
}

/** Counts a change and answers what the next one has to know. */
export async function changed(db: Db, list: OwnList, change: Parameters<typeof touchList>[2] = {}) {
  const version = await touchList(db, list, change);
  return { listId: String(list.id), version, lineCount: await countLines(db, list) };
}

/** Room for one more list; answers the names that are taken. Lists of one person are made one after another. */
export async function roomForList(db: Db, caller: SignedInCaller): Promise<Set<string>> {
  await lockLists(db, caller);
  const names = await readOwnNames(db, caller);
  if (names.size >= MOST_LISTS) throw refuse(selectionErrors, 'SELECTION_FULL');
  return names;
}
